export default {
  avaz: {
    input: 'openapi.json',
    output: {
      target: 'orval/avaz.ts',
      client: 'fetch',
      override: { mutator: { path: 'send-by-orval.ts', name: 'send' } },
    },
  },
}
