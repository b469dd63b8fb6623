import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { colours, MOTION_MS, typeSizes } from './src/ui/tokens.ts'

const rem = (px: number) => `${px / 16}rem`
const gridSteps = [
  0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 20, 24, 32, 40, 48, 60, 64, 80, 96, 120,
]

const variablesOf = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [`--${name}`, pair[theme]]))

/** The only place where CSS learns of the tokens; `src/ui/tokens.ts` holds their values. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(colours).map((name) => [name, `var(--${name})`])),
    },
    spacing: {
      0: '0px',
      px: '1px',
      ...Object.fromEntries(gridSteps.map((step) => [step, rem(step * 4)])),
    },
    fontSize: Object.fromEntries(
      Object.entries(typeSizes).map(([size, line]) => [size, [rem(Number(size)), rem(line)]]),
    ),
    fontWeight: { normal: '400', strong: '600' },
    fontFamily: {
      sans: ['Onest', 'Onest Arial', 'Onest Roboto', 'Onest DejaVu', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'monospace'],
    },
    borderRadius: { none: '0', sm: '4px', md: '8px', lg: '12px', full: '999px' },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    maxWidth: {
      field: '26rem',
      form: '36rem',
      reading: '70ch',
      wide: '60rem',
      page: '72rem',
      full: '100%',
      none: 'none',
    },
    transitionDuration: { DEFAULT: `${MOTION_MS}ms` },
  },
  plugins: [
    plugin(({ addBase, addUtilities }) => {
      const light = {
        'color-scheme': 'light',
        '--scrim': 'rgb(26 25 23 / .4)',
        '--dimmed': '#a1a09e',
        ...variablesOf(0),
      }
      const dark = {
        'color-scheme': 'dark',
        '--scrim': 'rgb(0 0 0 / .6)',
        '--dimmed': '#080807',
        ...variablesOf(1),
      }
      addBase({
        ':root': light,
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme=light])': dark },
        ':root[data-theme=dark]': dark,
      })
      // Own utilities where Tailwind's would register a dozen custom properties for one shadow or one transform.
      addUtilities({
        '.float': { 'box-shadow': '0 0 0 1px var(--line), 0 8px 24px rgb(0 0 0 / .16)' },
        '.tabular': { 'font-variant-numeric': 'tabular-nums' },
        '.wrap-long': { 'overflow-wrap': 'anywhere', hyphens: 'auto' },
      })
    }),
  ],
} satisfies Config
