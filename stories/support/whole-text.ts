/** Finds the innermost element with this whole text, also if a part of it, such as a sum, is in an element of its own. */
export const wholeText = (wanted: string | RegExp) => (_own: string, element: Element | null) => {
  const isIt = ({ textContent }: Element) => {
    const text = textContent.replaceAll(/\s+/g, ' ').trim()
    return typeof wanted === 'string' ? text === wanted : wanted.test(text)
  }
  return element !== null && isIt(element) && ![...element.children].some(isIt)
}
