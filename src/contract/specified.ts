/**
 * What the owner's specification (sections 3 and 7) names of what answers hold, by the names of the contract's schemas.
 * Nothing else is certain of a backend; every other field of the contract is recommended to it. Of things whose fields
 * the specification does not show, this is the least by which a customer can tell them apart.
 */
export const specifiedFields: Readonly<Record<string, readonly string[]>> = {
  Customer: ['name', 'image'],
  Service: ['slug', 'projects', 'formats'],
  Project: [
    ...['id', 'title', 'language', 'status', 'body', 'preview_url', 'domain', 'selector'],
    'rental_commission_percent',
  ],
  ProjectBody: ['blocks'],
  Block: ['id', 'project_id', 'generated'],
  Generated: ['audio_url'],
  Voice: ['id', 'name'],
  Language: ['id', 'code', 'name'],
  Format: ['id', 'code'],
  Transaction: ['id', 'amount', 'status'],
  Bonus: ['amount'],
}

/** The calls whose answers the specification shows; the others hold the success flag, and may hold nothing else. */
export const specifiedAnswers: readonly string[] = [
  ...['login', 'getProfile', 'getBalance', 'getTransactions', 'deposit', 'checkPromoCode'],
  ...['getVoices', 'getLanguages', 'getServices', 'getService', 'getProjects', 'getFormats', 'getProject'],
  'addBlock',
]
