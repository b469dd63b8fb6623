/**
 * Holds back the response of a call until it is released; the call takes effect before. `call`: a part of its
 * path.
 */
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
