import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the files of `src/ui/fonts` out of @fontsource-variable/onest: weights 400 to 600, the letters of our four
 * languages and related ones, tabular figures included. Run after an update of the package: `npx node
 * scripts/subset-fonts.ts`.
 */
const source = 'node_modules/@fontsource-variable/onest'

interface Subset {
  readonly file: string
  /** The packaged file that it is cut from. */
  readonly from: string
  readonly ranges: ReadonlyArray<readonly [from: number, to: number]>
}

const subsets: readonly Subset[] = [
  {
    // Letters and signs of our texts; of accented letters only those of our languages.
    file: 'latin',
    from: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xab],
      [0xb0, 0xb1],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xc2, 0xc2],
      [0xc7, 0xc7],
      [0xc9, 0xc9],
      [0xce, 0xce],
      [0xd6, 0xd7],
      [0xdb, 0xdc],
      [0xe2, 0xe2],
      [0xe7, 0xe7],
      [0xe9, 0xe9],
      [0xee, 0xee],
      [0xf6, 0xf6],
      [0xfb, 0xfc],
      [0x131, 0x131],
      [0x2010, 0x2027],
      [0x202f, 0x203a],
      [0x20ac, 0x20ac],
      [0x2212, 0x2212],
    ],
  },
  {
    // Additional letters of Azerbaijani and Turkish, and currency signs: used on nearly every page.
    file: 'az-tr',
    from: 'latin-ext',
    ranges: [
      [0x11e, 0x11f],
      [0x130, 0x130],
      [0x15e, 0x15f],
      [0x18f, 0x18f],
      [0x259, 0x259],
      [0x20ba, 0x20be],
    ],
  },
  { file: 'latin-1', from: 'latin', ranges: [[0xa1, 0xff]] },
  {
    file: 'latin-ext',
    from: 'latin-ext',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x17f],
      [0x18f, 0x18f],
      [0x1e6, 0x1e7],
      [0x218, 0x21b],
      [0x259, 0x259],
      [0x1e9e, 0x1e9e],
    ],
  },
  {
    file: 'math',
    from: 'math',
    ranges: [
      [0x2190, 0x2193],
      [0x2248, 0x2248],
    ],
  },
  {
    file: 'cyrillic',
    from: 'cyrillic',
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4d8, 0x4d9],
      [0x2116, 0x2116],
    ],
  },
]

for (const { file, from, ranges } of subsets) {
  const text = ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
  const font = await readFile(`${source}/files/onest-${from}-wght-normal.woff2`)
  const cut = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum'],
  })
  await writeFile(`src/ui/fonts/onest-${file}.woff2`, cut)
  console.log(`onest-${file}.woff2 ${cut.length} bytes`)
}
