import { useState } from 'react'
import { Slider } from '#src/ui/slider.tsx'

export function Example() {
  const [speed, setSpeed] = useState(1)
  return (
    <Slider
      label="Speed"
      value={speed}
      valueText={`${speed}×`}
      min={0.5}
      max={2}
      step={0.25}
      onChange={setSpeed}
    />
  )
}
