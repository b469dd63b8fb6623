import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Measures the speed of this visit by the five web vitals, each reported when it is final. */
export function watchVitals(tell: (vital: Metric) => void) {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell)
}
