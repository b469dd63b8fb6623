import { parseUrl } from '#src/rules/parse-url.ts'
import { SHOP_HOST, shopTexts } from './shop-sources.ts'

export function samplePage(address: string): string | undefined {
  const url = parseUrl(address)
  if (url?.hostname !== SHOP_HOST) return undefined
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const pages = Object.values(shopTexts).flat()
  if (path === '/') return shopTexts.az.map(({ text }) => text).join('\n')
  return pages.find((page) => page.path === path)?.text
}
