/** Placeholder until the fake backend is there: starts nothing. */
export async function startSandbox() {}
