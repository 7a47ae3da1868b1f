import React from 'react';

// Storybook builds the manager with the classic JSX transform, which calls a global React.
Object.assign(globalThis, { React });
