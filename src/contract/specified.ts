/**
 * Response fields that the owner's specification (sections 3 and 7) names, by the contract's schemas. A backend is
 * only certain to have these; every other field of the contract is a recommendation. For things whose fields the
 * specification does not show, this is the minimum by which a customer can distinguish them.
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

/** Calls whose responses the specification shows; the others return the success flag, and possibly nothing else. */
export const specifiedAnswers: readonly string[] = [
  ...['login', 'getProfile', 'getBalance', 'getTransactions', 'deposit', 'checkPromoCode'],
  ...['getVoices', 'getLanguages', 'getServices', 'getService', 'getProjects', 'getFormats', 'getProject'],
  'addBlock',
]
