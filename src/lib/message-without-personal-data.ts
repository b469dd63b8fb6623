const MAX_CHARACTERS = 300

/** An API path keeps the words that name the call. */
const shortPath = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => (/^\{?[a-z]+(?:[-_][a-z]+)*\}?$/i.test(part) && part.length <= 24 ? part : part && ':id'))
    .join('/')

/**
 * An error message of the browser or this app without possible input: removes quoted parts, words with non-ASCII
 * letters, email and page addresses, keys, query strings, and digits.
 */
export const messageWithoutPersonalData = (message: string) =>
  message
    .slice(0, MAX_CHARACTERS)
    .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?|(?<!\w)'[^']*'?/g, '<text>')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\b\w+:\/\/\S+/g, '<address>')
    .replace(/(?<![\w<])\/[\w{][^\s,;:)]*/g, shortPath)
    .replace(/\b(?:Bearer|Basic)\s+\S+/gi, '<key>')
    .replace(/[\w.+/=-]{16,}/g, (word) => (/\d/.test(word) || word.length > 40 ? '<key>' : word))
    .replace(/\S*[^\x20-\x7e\s]\S*/g, '<text>')
    .replace(/<text>(?:\s*<text>)+/g, '<text>')
    .replace(/\d+/g, '#')
