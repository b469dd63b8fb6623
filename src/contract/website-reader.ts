import * as z from 'zod/mini'
import { COLOUR_PATTERN, playerLayouts, playerPositions, playerThemes } from './player-look.ts'
import { Moment } from './primitives.ts'

const Colour = z.string().check(z.regex(COLOUR_PATTERN))

/**
 * How the player looks on the site. Colours as `#rrggbb`. With the theme `auto` text and background change places
 * for visitors who prefer dark pages.
 */
export const PlayerLook = z.object({
  layout: z.enum(playerLayouts),
  position: z.enum(playerPositions),
  theme: z.enum(playerThemes),
  accent: Colour,
  background: Colour,
  text: Colour,
  /** Corner radius in pixels. */
  radius: z.int().check(z.minimum(0), z.maximum(24)),
})
export type PlayerLook = z.infer<typeof PlayerLook>

/** Longest CSS selector, in UTF-16 units, and most that are skipped. */
export const MAX_SELECTOR = 200
export const MAX_SKIPPED = 20

/** What a website-reader project is set to; its domain, selector, language and voice are the project's. */
export const ReaderSettings = z.object({
  include_subdomains: z.boolean(),
  skip_selectors: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_SELECTOR)))
    .check(z.maxLength(MAX_SKIPPED)),
  /** Factor, 0.5–2. */
  speed: z.number().check(z.minimum(0.5), z.maximum(2)),
  look: PlayerLook,
})
export type ReaderSettings = z.infer<typeof ReaderSettings>

/** A page of the reader's site as the server fetched it; `url` is the one that redirects led to. */
export const SitePage = z.object({ url: z.string(), html: z.string() })
export type SitePage = z.infer<typeof SitePage>

export const PlayerOnSites = z.object({
  /** Of the script, of what it reads and of the sounds: what the policy of a site has to allow. */
  origin: z.string(),
  /** Whether other sites are answered at all: a sandbox may be able to answer its own pages only. */
  is_reachable: z.boolean(),
  /** Sites whose pages have asked for the reading, each once, the newest first; refused where it is not the reader's. */
  visits: z.array(z.object({ host: z.string(), at: Moment, is_refused: z.boolean() })),
  /** Articles that visitors have listened to, by the path of their page, the latest first; absent where nobody counts. */
  listens: z.optional(
    z.array(z.object({ path: z.string(), title: z.string(), plays: z.int(), seconds: z.number() })),
  ),
})
export type PlayerOnSites = z.infer<typeof PlayerOnSites>
