import { runScript } from './run-script.ts'

const ownScript = document.currentScript
if (ownScript instanceof HTMLScriptElement) runScript(ownScript)
