/** Whether the browser can read a text as a CSS selector of elements. Nothing is looked for in the page. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    // It takes pseudo-elements too, which match nothing.
    return text.trim() !== '' && !/::/.test(text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, ''))
  } catch {
    return false
  }
}
