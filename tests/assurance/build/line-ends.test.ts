import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../tools/build/build.ts';

test('a clone on a system whose Git writes CRLF → every text has the line ends of the repository, and no picture is changed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'kickstand-clone-'));
  try {
    const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8' });
    git('clone', '--quiet', '--shared', '--config', 'core.autocrlf=true', root, clone);
    const ends = git('-C', clone, 'ls-files', '--eol').trimEnd().split('\n');
    expect(ends.length).toBeGreaterThan(1_000);
    // 'i/' is what is stored, 'w/' what was written
    const changed = ends.filter((line) => !/^i\/(lf|none|-text) +w\/\1 /.test(line));
    expect(changed).toEqual([]);
    const binary = /\.(avif|jpg|mp4|png|webm|webp|woff2)$/;
    const isBinary = (line: string) => line.startsWith('i/-text');
    expect(ends.filter((line) => isBinary(line) !== binary.test(line))).toEqual([]);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});
