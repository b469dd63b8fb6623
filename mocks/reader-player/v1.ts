import { runScript } from './run-script.ts'

const script = document.currentScript
if (script instanceof HTMLScriptElement) runScript(script)
