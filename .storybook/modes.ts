import { LocaleCode } from '#src/contract/primitives.ts'

/** Languages of the toolbar, also used for pictures of every story. */
export const locales = LocaleCode.options
export const themes = ['light', 'dark'] as const

/** Widths at which designs are judged, in pixels. */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

/** The fixed moment of all stories; `live` lets time pass. */
export const clocks = {
  fixed: '2026-11-21T08:30:00.000Z',
  midnight: '2026-12-31T19:59:30.000Z',
  live: null,
} as const
export type ClockName = keyof typeof clocks

export interface PictureMode {
  readonly locale: (typeof locales)[number]
  readonly theme: (typeof themes)[number]
  readonly viewport: keyof typeof viewports
}

/** Pictures are taken in the default language and in the one with the longest words. */
export const pictureModes = {
  'az light desktop': { locale: 'az', theme: 'light', viewport: 'desktop' },
  'ru light desktop': { locale: 'ru', theme: 'light', viewport: 'desktop' },
  'az dark phone': { locale: 'az', theme: 'dark', viewport: 'phone' },
  'ru dark phone': { locale: 'ru', theme: 'dark', viewport: 'phone' },
} as const satisfies Record<string, PictureMode>

const pictureModeNames = Object.keys(pictureModes)

/**
 * Modes of whole pages, whose pictures are ten times as large as those of a part: one language on desktop, the
 * other on a phone.
 */
export const wholePageModes: readonly string[] = ['az light desktop', 'ru dark phone']

const sizeOf = ({ width, height }: { readonly width: string; readonly height: string }) => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
})

/** The same modes for Chromatic, which knows sizes but not our names. */
export const chromaticModes = Object.fromEntries(
  Object.entries(pictureModes).map(([name, { viewport, ...globals }]) => [
    name,
    { ...globals, viewport: sizeOf(viewports[viewport].styles) },
  ]),
)

/** Parameters of every story that is a whole page. */
export const wholePage = {
  layout: 'fullscreen',
  chromatic: {
    modes: Object.fromEntries(
      pictureModeNames
        .filter((name) => !wholePageModes.includes(name))
        .map((name) => [name, { disable: true }]),
    ),
  },
}
