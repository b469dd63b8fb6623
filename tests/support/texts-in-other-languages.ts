import { languageOfText } from '#src/rules/language-of-text.ts'

/** Names of people and places are in every language (WCAG 3.1.2). */
const MIN_WORDS = 3

/** A person's name, and names and hints of fields: HTML has no language for a part of them. */
const isNamed = (text: string) => /^(?:Hello, |In the book: |It will be: |Tags of )/.test(text)

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Texts of the English page, fields included, whose letters show another language that no element around them says. */
export function textsInOtherLanguages(): string[] {
  const isUnsaid = (element: Element, text: string) => {
    const language = languageOfText(text)
    if (language === undefined || language === 'en' || text.trim().split(/\s+/).length < MIN_WORDS)
      return false
    if (isNamed(text) || element.closest('[aria-hidden=true]') || !element.checkVisibility()) return false
    return element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) !== language
  }
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const texts = isField(element)
      ? [element.value]
      : [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))
    return texts.filter((text) => isUnsaid(element, text))
  })
}
