/** The answer of a proxy before the server, which has a page of its own instead of words for the customer. */
export const proxyAnswer = (status: number) =>
  ({
    kind: 'answer',
    status,
    headers: { 'content-type': 'text/html' },
    body: `<html><h1>${status}</h1></html>`,
  }) as const
