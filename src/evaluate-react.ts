// Evaluates React by itself, before what is built on it. A module of the site's own: the first script would need the bundler's helpers to import a package.
import 'react-dom/client';
