import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the files of `src/ui/fonts` out of @fontsource-variable/onest: weights 400 to 600, the letters of our
 * four languages and their neighbours, tabular figures kept. Run it again when the package is raised:
 * `npx node scripts/subset-fonts.ts`.
 */
const source = 'node_modules/@fontsource-variable/onest'

const ranges: Record<string, ReadonlyArray<readonly [from: number, to: number]>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x2010, 0x2027],
    [0x202f, 0x203a],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x17f],
    [0x18f, 0x18f],
    [0x1e6, 0x1e7],
    [0x218, 0x21b],
    [0x259, 0x259],
    [0x1e9e, 0x1e9e],
    [0x20ba, 0x20be],
  ],
  math: [
    [0x2190, 0x2193],
    [0x2248, 0x2248],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4d8, 0x4d9],
    [0x2116, 0x2116],
  ],
}

for (const [subset, spans] of Object.entries(ranges)) {
  const text = spans
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('')
  const font = await readFile(`${source}/files/onest-${subset}-wght-normal.woff2`)
  const cut = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum'],
  })
  await writeFile(`src/ui/fonts/onest-${subset}.woff2`, cut)
  console.log(`onest-${subset}.woff2 ${cut.length} bytes`)
}
