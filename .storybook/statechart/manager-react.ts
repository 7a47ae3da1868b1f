import React from 'react';

// Storybook's own builder writes the panel's JSX as calls of a global React.
Object.assign(globalThis, { React });
