/** Pseudo-classes without arguments, with a list of selectors, and with other arguments. */
const PLAIN_PSEUDO =
  /^:(?:root|empty|first-child|last-child|only-child|first-of-type|last-of-type|only-of-type|link|any-link|target|checked|disabled|enabled|defined|scope|lang|hover|focus)(?![\w-])/i
const LIST_PSEUDO = /^:(?:not|is|where|has)\(/i
const COUNT_PSEUDO =
  /^:nth-(?:last-)?(?:child|of-type)\(\s*(?:odd|even|[+-]?\d+|[+-]?\d*n(?:\s*[+-]\s*\d+)?)\s*\)/i
const LANGUAGE_PSEUDO = /^:(?:lang|dir)\(\s*[\w-]+\s*\)/i

const ESCAPE = String.raw`\\(?:[0-9a-f]{1,6}\s?|[^\n0-9a-f])`
const IDENT = String.raw`(?:--|-?(?:[a-z_]|[^\x00-\x7f]|${ESCAPE}))(?:[\w-]|[^\x00-\x7f]|${ESCAPE})*`
const STRING = String.raw`"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'`
const TYPE = new RegExp(`^(?:\\*|${IDENT})`, 'i')
const ID_OR_CLASS = new RegExp(`^(?:\\.${IDENT}|#(?:[\\w-]|[^\\x00-\\x7f]|${ESCAPE})+)`, 'i')
const ATTRIBUTE = new RegExp(
  `^\\[\\s*${IDENT}\\s*(?:[~|^$*]?=\\s*(?:${STRING}|${IDENT})\\s*(?:[is]\\s*)?)?\\]`,
  'i',
)
const COMBINATOR = /^\s*[>+~]\s*|^\s+/

type Rest = string | undefined

const restAfter = (text: string, pattern: RegExp): Rest => {
  const [found] = pattern.exec(text) ?? []
  return found === undefined ? undefined : text.slice(found.length)
}

function restAfterPseudo(text: string): Rest {
  const inList = restAfter(text, LIST_PSEUDO)
  if (inList !== undefined) {
    const isRelative = /^:has/i.test(text)
    const rest = restAfterList(isRelative ? inList.replace(/^\s*[>+~]/, '') : inList)
    return rest?.startsWith(')') ? rest.slice(1) : undefined
  }
  return restAfter(text, COUNT_PSEUDO) ?? restAfter(text, LANGUAGE_PSEUDO) ?? restAfter(text, PLAIN_PSEUDO)
}

function restAfterCompound(text: string): Rest {
  let rest = restAfter(text, TYPE) ?? text
  for (;;) {
    const next = restAfter(rest, ID_OR_CLASS) ?? restAfter(rest, ATTRIBUTE) ?? restAfterPseudo(rest)
    if (next === undefined) return rest === text ? undefined : rest
    rest = next
  }
}

function restAfterComplex(text: string): Rest {
  let rest = restAfterCompound(text.trimStart())
  while (rest !== undefined) {
    const next = restAfter(rest, COMBINATOR)
    if (next === undefined || /^\s*(?:$|[,)])/.test(rest)) break
    rest = restAfterCompound(next)
  }
  return rest?.trimStart()
}

function restAfterList(text: string): Rest {
  let rest = restAfterComplex(text)
  while (rest?.startsWith(',')) rest = restAfterComplex(rest.slice(1))
  return rest
}

/** Whether a text is a CSS selector of elements. Pseudo-elements do not count, because they contain no text to read. */
export const isSelector = (text: string): boolean => text.trim() !== '' && restAfterList(text) === ''
