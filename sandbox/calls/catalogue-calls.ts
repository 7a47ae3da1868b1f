import { groupsOnTheWire, type Item, onTheWire } from '../catalogue/catalogue.ts';
import {
  BOOKING_TYPE_NAMES,
  BOOKING_TYPES,
  type BookingType,
  LIST_NAMES,
  LISTS,
  type ListName,
} from '../catalogue/lists.ts';
import type { Call } from './call.ts';
import { catalogueOf, refusal, type Services, wireContext } from './services.ts';

/** The lists of the catalogue (rule: The calls). */
export const listCalls = Object.fromEntries(
  LIST_NAMES.map((name) => [`${name}-categories`, listCall(name)]),
) as Readonly<Record<`${ListName}-categories`, Call>>;

/** The items of each booking type (rule: The calls). */
export const itemCalls = Object.fromEntries(
  BOOKING_TYPE_NAMES.map((type) => [`${type}-detail`, itemCall(type)]),
) as Readonly<Record<`${BookingType}-detail`, Call>>;

/** The texts to share of the items of each booking type (rule: The calls). */
export const shareCalls = Object.fromEntries(
  BOOKING_TYPE_NAMES.map((type) => [`${type}-share`, shareCall(type)]),
) as Readonly<Record<`${BookingType}-share`, Call>>;

function listCall(name: ListName): Call {
  const { path, bearer } = LISTS[name];
  return {
    method: 'GET',
    path,
    answers: 'list',
    handle(c, services) {
      const data = () =>
        groupsOnTheWire(name, catalogueOf(services), wireContext(services, c.req.url));
      return refusal(c, services, bearer) ?? c.json({ success: true, data: data() });
    },
  };
}

function itemCall(type: BookingType): Call {
  return {
    method: 'GET',
    path: `${BOOKING_TYPES[type].path}/:id`,
    answers: 'item',
    handle(c, services) {
      const refused = refusal(c, services);
      if (refused) return refused;
      const item = find(type, c.req.param('id'), services);
      if (item === undefined) return c.json(missing(type), 404);
      const sent = onTheWire(item, wireContext(services, c.req.url));
      return c.json(item.isBare ? sent : { success: true, data: sent });
    },
  };
}

function shareCall(type: BookingType): Call {
  return {
    method: 'GET',
    path: `${BOOKING_TYPES[type].path}/share/:id`,
    answers: 'fields',
    handle(c, services) {
      const refused = refusal(c, services);
      if (refused) return refused;
      const item = find(type, c.req.param('id'), services);
      return item === undefined ? c.json(missing(type), 404) : c.json(shareOf(item, c.req.url));
    },
  };
}

function find(type: BookingType, id: string | undefined, services: Services): Item | undefined {
  const item = catalogueOf(services).get(id ?? '');
  return item?.bookingType === type ? item : undefined;
}

function missing(type: BookingType) {
  return { success: false, message: `${BOOKING_TYPES[type].noun} not found` };
}

function shareOf({ id, title, source }: Item, url: string) {
  const [sentence = ''] = source.description.split(/(?<=[.?!]) /);
  return {
    title,
    description: `${sentence} With ${source.organiser}.`,
    image_url: `${new URL(url).origin}/media/${id}.jpg`,
  };
}
