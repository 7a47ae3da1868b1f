import { Hono } from 'hono';
import { groupsOnTheWire, type Item, onTheWire } from '../catalogue/catalogue.ts';
import { BOOKING_TYPE_NAMES, BOOKING_TYPES, LIST_NAMES, LISTS } from '../catalogue/lists.ts';
import { catalogueOf, refusal, type Services, wireContext } from './services.ts';

/** The reads of the catalogue: the lists, the items, the share texts (rule: The calls). */
export function catalogueCalls(services: Services): Hono {
  const app = new Hono();

  for (const name of LIST_NAMES) {
    const { path, bearer } = LISTS[name];
    app.get(path, (c) => {
      const data = () =>
        groupsOnTheWire(name, catalogueOf(services), wireContext(services, c.req.url));
      return refusal(c, services, bearer) ?? c.json({ success: true, data: data() });
    });
  }

  for (const bookingType of BOOKING_TYPE_NAMES) {
    const { path, noun } = BOOKING_TYPES[bookingType];
    const find = (id: string) => {
      const item = catalogueOf(services).get(id);
      return item?.bookingType === bookingType ? item : undefined;
    };
    const missing = { success: false, message: `${noun} not found` };
    app.get(`${path}/share/:id`, (c) => {
      const refused = refusal(c, services);
      if (refused) return refused;
      const item = find(c.req.param('id') ?? '');
      return item === undefined ? c.json(missing, 404) : c.json(shareOf(item, c.req.url));
    });
    app.get(`${path}/:id`, (c) => {
      const refused = refusal(c, services);
      if (refused) return refused;
      const item = find(c.req.param('id') ?? '');
      if (item === undefined) return c.json(missing, 404);
      const shown = onTheWire(item, wireContext(services, c.req.url));
      return c.json(isBare(item) ? shown : { success: true, data: shown });
    });
  }
  return app;
}

function shareOf({ id, title, source }: Item, url: string) {
  const [sentence = ''] = source.description.split(/(?<=[.?!]) /);
  return {
    title,
    description: `${sentence} With ${source.organiser}.`,
    image_url: `${new URL(url).origin}/media/${id}.jpg`,
  };
}

/** True for an item that is the answer itself instead of its `data`: every event, and the trips that are written down so. */
function isBare({ source }: Item): boolean {
  return !('itinerary' in source) || source.names.answer === 'bare';
}
