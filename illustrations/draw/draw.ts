// Writes the pictures as SVG: all of them, or those named. Fails when one is too heavy or carries forbidden markup.
import { writeFileSync } from 'node:fs';
import { chosen, faultsOf, pictures, root } from './pictures.ts';

for (const { name, path, draw } of chosen(pictures, process.argv.slice(2))) {
  const svg = draw();
  const faults = faultsOf(svg);
  if (faults.length > 0) process.exitCode = 1;
  writeFileSync(new URL(path, root), svg);
  console.log(name.padEnd(26), String(svg.length).padStart(7), faults.join(', '));
}
