import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale, type Locale, localePrefix, locales } from '../../src/config/locales.ts'
import { routes } from '../../src/routing/routes.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const MARK = join(ROOT, 'src', 'app', 'brand-mark.svg')

/** The page's background in its light scheme, as in index.html. */
const PAPER = '#fbfaf8'

interface Icon {
  readonly name: string
  readonly size: number
  /** Share of the width that the mark takes. Systems cut a maskable icon to their shape, as far as a circle of 80 %. */
  readonly share: number
  readonly purpose?: 'any' | 'maskable'
}

const icons: readonly Icon[] = [
  { name: 'app-192', size: 192, share: 0.8, purpose: 'any' },
  { name: 'app-512', size: 512, share: 0.8, purpose: 'any' },
  { name: 'app-maskable', size: 512, share: 0.5, purpose: 'maskable' },
  // iOS reads no icons of the manifest.
  { name: 'app-touch', size: 180, share: 0.65 },
]

/** Services on the menu of the app's icon. */
const SHORTCUTS = ['text-to-speech', 'speech-to-text', 'dubbing', 'chat-bot'] as const

async function drawIcon(mark: string, { size, share }: Icon): Promise<Uint8Array> {
  // Loaded here, because the development server needs no icons, and loading takes a tenth of a second.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const picture = await loadImage(
    Buffer.from(mark.replace('<svg ', `<svg width="${size}" height="${size}" `)),
  )
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  context.fillStyle = PAPER
  context.fillRect(0, 0, size, size)
  const width = size * share
  const edge = (size - width) / 2
  context.drawImage(picture, edge, edge, width, width)
  return canvas.toBuffer('image/png')
}

/** Names of the services in a language. */
function titlesOf(locale: Locale): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(ROOT, 'locales', locale, 'catalog.json'), 'utf8')).titles
}

interface ManifestParts {
  readonly brandName: string
  readonly base: string
  readonly locale: (typeof locales)[number]
  readonly files: ReadonlyMap<string, string>
}

function manifestOf({ brandName, base, locale, files }: ManifestParts) {
  const titles = titlesOf(locale.code)
  const prefix = base.slice(0, -1) + localePrefix(locale.code)
  return {
    id: base,
    name: brandName,
    short_name: brandName,
    description: Object.values(titles).join(', '),
    lang: locale.iso,
    start_url: prefix || '/',
    scope: base,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['productivity', 'utilities'],
    icons: icons.flatMap(({ name, size, purpose }) =>
      purpose ? [{ src: base + files.get(name), sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
    // Files would need a POST request, which only a service worker answers.
    share_target: {
      action: `${prefix}${routes.share}`,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: SHORTCUTS.map((slug) => ({
      name: titles[slug],
      url: `${prefix}/services/${slug}`,
    })),
  }
}

/**
 * Makes the app installable: icons, drawn from the brand's mark, and a manifest for each language, which the page's
 * head names. `data-` attributes of its link have those of the other languages.
 */
export function installableApp(brandName: string): Plugin {
  let base = '/'
  const files = new Map<string, string>()
  const manifests = new Map<string, string>()
  return {
    name: 'avaz:installable-app',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      const mark = readFileSync(MARK, 'utf8')
      const emit = (name: string, extension: string, source: string | Uint8Array) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/${name}-${hash}.${extension}`
        this.emitFile({ type: 'asset', fileName, source })
        return fileName
      }
      for (const icon of icons) files.set(icon.name, emit(icon.name, 'png', await drawIcon(mark, icon)))
      for (const locale of locales) {
        const manifest = manifestOf({ brandName, base, locale, files })
        manifests.set(locale.code, emit(`app-${locale.code}`, 'json', JSON.stringify(manifest)))
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path }) {
        if (!path.endsWith('/index.html')) return undefined
        const addresses = [...manifests].map(([locale, file]) => [`data-${locale}`, base + file])
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'manifest',
              href: base + manifests.get(defaultLocale),
              ...Object.fromEntries(addresses),
            },
            injectTo: 'head',
          },
          {
            tag: 'link',
            attrs: { rel: 'apple-touch-icon', href: base + files.get('app-touch') },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
