const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const ESCAPED = /\\./g

/** Whether all brackets and quotes are closed; browsers close them at the end, other programs do not. */
function isClosed(text: string) {
  const opened: string[] = []
  for (const sign of text) {
    if (sign === '"' || sign === "'") return false
    if (sign === '[' || sign === '(') opened.push(sign)
    if (sign === ']' && opened.pop() !== '[') return false
    if (sign === ')' && opened.pop() !== '(') return false
  }
  return opened.length === 0
}

export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    const bare = text.replace(ESCAPED, '').replace(STRING, '')
    // The browser accepts pseudo-elements too, which match nothing.
    return text.trim() !== '' && !bare.includes('::') && isClosed(bare)
  } catch {
    return false
  }
}
