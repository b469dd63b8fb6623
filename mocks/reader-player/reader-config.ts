import { DEFAULT_SETTINGS } from '#mocks/services/website-reader/reader-settings.ts'
import { COLOUR_PATTERN, playerLayouts, playerPositions, playerThemes } from '#src/contract/player-look.ts'
import type { PlayerLook } from '#src/contract/website-reader.ts'
import { isOnSite } from '#src/rules/site-host.ts'

export interface ReaderConfig {
  readonly key: string
  readonly domain: string
  readonly hasSubdomains: boolean
  readonly selector: string
  readonly skip: readonly string[]
  readonly language: string
  readonly look: PlayerLook
  /** Origin of the script, which serves its data too. */
  readonly origin: string
}

const DEFAULT_LOOK: PlayerLook = DEFAULT_SETTINGS.look

function listOf(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

const oneOf = <Value>(value: unknown, among: readonly Value[], fallback: Value) =>
  among.find((each) => each === value) ?? fallback

/** Design settings, each validated, because they become a style sheet. */
function readLook(data: DOMStringMap): PlayerLook {
  const colour = (name: 'accent' | 'background' | 'text') => {
    const value = data[name] ?? ''
    return COLOUR_PATTERN.test(value.toLowerCase()) ? value : DEFAULT_LOOK[name]
  }
  return {
    layout: oneOf(data.layout, playerLayouts, DEFAULT_LOOK.layout),
    position: oneOf(data.position, playerPositions, DEFAULT_LOOK.position),
    theme: oneOf(data.theme, playerThemes, DEFAULT_LOOK.theme),
    accent: colour('accent'),
    background: colour('background'),
    text: colour('text'),
    radius: Math.min(24, Math.max(0, Number(data.radius ?? DEFAULT_LOOK.radius) || 0)),
  }
}

export function readConfig({ dataset, src }: Pick<HTMLScriptElement, 'dataset' | 'src'>): ReaderConfig {
  const { key = '', domain = '', subdomains, selector = '', skip, language = 'en' } = dataset
  return {
    key,
    domain,
    hasSubdomains: subdomains === 'true',
    selector,
    skip: listOf(skip),
    language,
    look: readLook(dataset),
    origin: new URL(src, 'http://localhost').origin,
  }
}

/** Whether the player may run here: on its site, on subdomains if allowed, and on the service's own host. */
export const isOnOwnSite = (
  { domain, hasSubdomains, origin }: ReaderConfig,
  page: Pick<URL, 'hostname' | 'origin'>,
) => page.origin === origin || isOnSite(page.hostname, domain, hasSubdomains)
