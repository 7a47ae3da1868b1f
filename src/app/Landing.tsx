import { useState } from 'react';

/** Stands at the root until the home page does. */
export function Landing() {
  const [rides, setRides] = useState(0);
  return (
    <main>
      <title>Kickstand</title>
      <meta name="description" content="Guided motorcycle trips across India" />
      <h1>Ride more, explore more ₹7,999</h1>
      <button type="button" onClick={() => setRides(rides + 1)}>
        Rides {rides}
      </button>
    </main>
  );
}
