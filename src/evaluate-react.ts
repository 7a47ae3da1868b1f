// React in a task of its own, before the site's: a slow phone answers a press between the two.
import 'react-dom/client';
