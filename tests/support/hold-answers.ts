/** Has what a call answers wait until it is let go; what it does is done before. `call`: a part of its path. */
export function holdAnswers(call: string) {
  const letGo = Promise.withResolvers<void>()
  const send = globalThis.fetch
  let asked = 0
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init)
    if (!String(input).includes(call)) return answer
    asked += 1
    await letGo.promise
    return answer
  }
  return { asked: () => asked, letGo: () => letGo.resolve() }
}
