/** The mark and the word of the brand, which the document holds; `name` is its name for screen readers. */
export function Logo({ name }: { name: string }) {
  return (
    <svg
      className="ks-logo"
      role="img"
      aria-label={name}
      viewBox="-6 -8 917 168"
      width={164}
      height={30}
    >
      <use href="#logo" />
    </svg>
  );
}
