import type { LocaleCode } from '#src/contract/primitives.ts'
import { elementFor } from './element-for.ts'
import { siteTexts } from './site-texts.ts'

interface Site {
  readonly language: LocaleCode
  readonly selector: string
  readonly skipped: readonly string[]
  readonly paragraphs: readonly string[]
  readonly code: string
  readonly domain: string
  readonly as: string
}

function addElement<Name extends keyof HTMLElementTagNameMap>(parent: HTMLElement, name: Name, text = '') {
  const element = parent.appendChild(parent.ownerDocument.createElement(name))
  element.textContent = text
  return element
}

const OTHER_SITE = 'other.example'

const matchesSelector = (page: Document, selector: string) => {
  try {
    return page.querySelector(selector) !== null
  } catch {
    return false
  }
}

function writeArticle(article: HTMLElement, { paragraphs, skipped, language }: Site) {
  paragraphs.forEach((text, index) => {
    addElement(article, index === 0 ? 'h1' : 'p', text)
    if (index !== 2) return
    for (const selector of skipped) {
      const part = elementFor(article, selector)
      if (!part) continue
      part.textContent = `${siteTexts[language].skipped}: ${selector}`
      part.classList.add('not-read')
    }
  })
}

function writeChoice(header: HTMLElement, { language, domain, as }: Site) {
  const nav = addElement(header, 'nav')
  nav.setAttribute('aria-label', siteTexts[language].as)
  addElement(nav, 'span', `${siteTexts[language].as}:`)
  for (const host of [domain, `news.${domain}`, OTHER_SITE]) {
    const link = addElement(nav, 'a', host)
    const address = new URL(header.baseURI)
    address.searchParams.set('as', host)
    link.href = address.href
    if (host === as) link.setAttribute('aria-current', 'page')
  }
}

export function writeSite(page: Document, site: Site | undefined): void {
  const language = site?.language ?? 'az'
  const texts = siteTexts[language]
  page.documentElement.lang = language
  const header = addElement(page.body, 'header')
  addElement(header, 'strong', texts.site)
  addElement(header, 'p', site ? texts.about : texts.gone)
  if (!site) return
  writeChoice(header, site)
  page.title = site.paragraphs[0] ?? texts.site
  const main = addElement(page.body, 'main')
  const article = elementFor(main, site.selector) ?? addElement(main, 'article')
  writeArticle(article, site)
  if (!matchesSelector(page, site.selector))
    addElement(header, 'p', texts.notFound).setAttribute('role', 'alert')
  const details = addElement(addElement(page.body, 'footer'), 'details')
  addElement(details, 'summary', texts.code)
  addElement(details, 'pre', site.code)
}
