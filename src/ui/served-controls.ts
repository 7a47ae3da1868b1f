/** A field that a visitor fills in or chooses from. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the controls within an element, by a key that stays the same when markup is rendered anew. */
function controlsIn(root: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const kind = [control.localName, control.type, control.name, control.autocomplete].join();
    let occurrence = 0;
    while (controls.has(kind + occurrence)) occurrence += 1;
    controls.set(kind + occurrence, control);
  }
  return controls;
}

let served = new Map<string, Control>();

/** Remembers the controls of a page before hydration, since React renders a page anew where other scripts put nodes into it. */
export function rememberControls(root: Element): void {
  served = controlsIn(root);
}

/**
 * Returns the served control that this one replaces; undefined when it is the served one itself, or replaces none.
 * Each is returned once.
 */
export function takeReplaced(control: Control | null): Control | undefined {
  if (control === null || served.size === 0) return undefined;
  const controls = [...controlsIn(control.ownerDocument)];
  const [key = ''] = controls.find(([, candidate]) => candidate === control) ?? [];
  const before = served.get(key);
  served.delete(key);
  return before?.isConnected ? undefined : before;
}
