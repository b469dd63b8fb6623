/** Has what the making of a project answers wait until it is let go; the project is there before. */
export function holdCreation() {
  const letGo = Promise.withResolvers<void>()
  const send = globalThis.fetch
  let asked = 0
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init)
    if (!String(input).includes('/init')) return answer
    asked += 1
    await letGo.promise
    return answer
  }
  return { asked: () => asked, letGo: () => letGo.resolve() }
}
