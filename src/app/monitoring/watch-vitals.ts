import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** How fast this visit is, by the field's five measures, each told when it is final. */
export function watchVitals(tell: (vital: Metric) => void) {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell)
}
