/** The figures of the first build that was measured, before anything was done about them; kept to compare with. */
export const before = `## Before

The first build that was measured against its own finished twin, under the same conditions, in five rounds:

| page | LCP (app, twin) | rides in the page after (twin) | TBT (twin) | script in all / before the LCP | requests |
| --- | --- | --- | --- | --- | --- |
| home | 0.99 × (1,216, 1,216 ms) | 3,385 ms (534) | 282 ms (0) | 161 / 3 kB | 48 |
| list | **2.80 ×** (3,628, 1,304) | 3,492 (711) | 332 (3) | 166 / 166 kB | 48 |
| details | **3.39 ×** (3,440, 1,016) | 3,065 (607) | 238 (0) | 181 / 181 kB | 51 |
| terms | 1.05 × (864, 824) | | 61 (0) | 102 / 3 kB | 20 |

INP: list link 164 ms (content after 1.8 s), details link 124 ms (1.5 s), **opening the selector 532 ms**, + Add 104 ms, Proceed 88 ms, typing 64 ms.
CLS 0 everywhere. First load 86 to 95 kB of script.
`;
