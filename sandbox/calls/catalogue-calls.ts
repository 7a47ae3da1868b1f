import { Hono } from 'hono';
import { type BookingType, groupsOnTheWire, onTheWire } from '../catalogue/catalogue.ts';
import { catalogueOf, refusal, type Services, wireContext } from './services.ts';

/** The reads of the catalogue: the lists, the items, the share texts (rule: The calls). */
export function catalogueCalls(services: Services): Hono {
  const app = new Hono();

  const list = (name: 'trips' | 'events' | 'trainings', url: string) => ({
    success: true,
    data: groupsOnTheWire(name, catalogueOf(services), wireContext(services, url)),
  });
  const find = (id: string, bookingType: BookingType) => {
    const item = catalogueOf(services).get(id);
    return item?.bookingType === bookingType ? item : undefined;
  };

  app.get('/trip/trips/categories/all', (c) => {
    // Some sites make this call without a header.
    return refusal(c, services, 'optional') ?? c.json(list('trips', c.req.url));
  });
  app.get('/event/events/categories/all', (c) => {
    return refusal(c, services) ?? c.json(list('events', c.req.url));
  });
  app.get('/event/events/categories/trainings', (c) => {
    return refusal(c, services) ?? c.json(list('trainings', c.req.url));
  });

  const share = (bookingType: BookingType, id: string, url: string) => {
    const item = find(id, bookingType);
    if (item === undefined) return null;
    const [sentence = ''] = item.source.description.split(/(?<=[.?!]) /);
    return {
      title: item.title,
      description: `${sentence} With ${item.source.organiser}.`,
      image_url: `${new URL(url).origin}/media/${item.id}.jpg`,
    };
  };
  app.get('/trip/trips/share/:id', (c) => {
    const refused = refusal(c, services);
    if (refused) return refused;
    const text = share('trip', c.req.param('id'), c.req.url);
    return text === null
      ? c.json({ success: false, message: 'Trip not found' }, 404)
      : c.json(text);
  });
  app.get('/event/events/share/:id', (c) => {
    const refused = refusal(c, services);
    if (refused) return refused;
    const text = share('event', c.req.param('id'), c.req.url);
    return text === null
      ? c.json({ success: false, message: 'Event not found' }, 404)
      : c.json(text);
  });

  app.get('/trip/trips/:id', (c) => {
    const refused = refusal(c, services);
    if (refused) return refused;
    const item = find(c.req.param('id'), 'trip');
    if (item === undefined) return c.json({ success: false, message: 'Trip not found' }, 404);
    const shown = onTheWire(item, wireContext(services, c.req.url));
    const isBare = 'itinerary' in item.source && item.source.names.answer === 'bare';
    return c.json(isBare ? shown : { success: true, data: shown });
  });
  app.get('/event/events/:id', (c) => {
    const refused = refusal(c, services);
    if (refused) return refused;
    const item = find(c.req.param('id'), 'event');
    return item === undefined
      ? c.json({ success: false, message: 'Event not found' }, 404)
      : c.json(onTheWire(item, wireContext(services, c.req.url)));
  });
  return app;
}
