/** Number of comments in a file, with consecutive `//` lines counted as one, and number of code lines. */
export function countComments(text: string): { comments: number; code: number } {
  const counted = { comments: 0, code: 0 }
  let isBlock = false
  let isLine = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isInBlock: boolean = isBlock
    const beginsBlock: boolean = !isInBlock && /^\{?\/\*/.test(line)
    const wasLine = isLine
    isLine = !isInBlock && line.startsWith('//')
    if (beginsBlock || (isLine && !wasLine)) counted.comments += 1
    isBlock = (isInBlock || beginsBlock) && !line.includes('*/')
    if (line !== '' && !isInBlock && !beginsBlock && !isLine) counted.code += 1
  }
  return counted
}
