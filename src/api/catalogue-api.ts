import { fetchableImage, imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import type { CatalogueName } from '#machines/domain/failure.ts';
import type { Catalogue, Item } from '#machines/domain/item.ts';
import { isItemId } from '#machines/domain/transaction.ts';
import type { ApiConfig, CatalogueApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { connect, endpoint, orUnexpected } from './calls.ts';
import { AREAS, LIST_PATHS } from './catalogue-paths.ts';
import type { OkResponse } from './http.ts';
import { KeptAnswer } from './kept-answer.ts';
import { decodeEvents, decodeItem, decodeShare, decodeTrips } from './schema.ts';

/** The catalogue at `baseUrl`. */
export function createCatalogueApi(config: ApiConfig): CatalogueApi {
  const { http, deadlines, pageOrigin } = connect(config);
  const origins = { apiBase: config.baseUrl, pageOrigin };
  const images: ImageRule = (url) => imageUrl(url, origins);

  function read(
    path: readonly string[],
    signal: AbortSignal | undefined,
    mayBeKept = false,
  ): Promise<OkResponse> {
    const url = endpoint(config.baseUrl, path);
    return http.json({ url, withToken: true, mayBeKept, deadline: deadlines.read, signal });
  }

  async function list<Kind extends Item>(
    name: CatalogueName,
    decode: (body: unknown) => Promise<Catalogue<Kind> | null>,
    signal: AbortSignal | undefined,
  ): Promise<Catalogue<Kind>> {
    try {
      const { body, kept } = await read(LIST_PATHS[name], signal, true);
      const catalogue = await decode(body);
      signal?.throwIfAborted();
      return ofTheNetwork(orUnexpected(catalogue), kept);
    } catch (error) {
      throw ofList(error, name);
    }
  }

  return {
    fetchTrips: (signal) => list('trips', (body) => decodeTrips(body, images), signal),
    fetchEvents: (signal) => list('events', (body) => decodeEvents(body, images, false), signal),
    fetchTrainings: (signal) =>
      list('trainings', (body) => decodeEvents(body, images, true), signal),

    async fetchItem({ id, kind, isTraining = false, isListGuessed = false }, signal) {
      if (!isItemId(id)) throw new ApiError({ kind: 'missing' });
      const { body, kept } = await read([...AREAS[kind], id], signal, true);
      const item = decodeItem(body, images, { id, kind, isTraining, isListGuessed });
      if (item === 'missing') throw new ApiError({ kind: 'missing' });
      if (item === 'unreadable') throw new ApiError({ kind: 'unexpected' });
      return ofTheNetwork(item, kept);
    },

    async fetchShare({ id, kind }, signal) {
      if (!isItemId(id)) throw new ApiError({ kind: 'missing' });
      const { body } = await read([...AREAS[kind], 'share', id], signal);
      return orUnexpected(decodeShare(body, images));
    },

    async fetchPicture(address, signal) {
      const url = fetchableImage(address, origins);
      if (url === null) return null;
      try {
        const picture = await http.picture({ url, deadline: deadlines.picture, signal });
        return picture.type.startsWith('image/') && picture.size > 0 ? picture : null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  };
}

/** Returns the network's answer; throws the one that the device kept, with its moment. */
function ofTheNetwork<Value>(value: Value, kept: OkResponse['kept']): Value {
  if (kept !== undefined) throw new KeptAnswer(kept.failure, { value, takenAt: kept.at });
  return value;
}

/** A failure with the list that was asked. */
function ofList(error: unknown, list: CatalogueName): unknown {
  if (error instanceof KeptAnswer) return new KeptAnswer({ ...error.failure, list }, error.kept);
  return error instanceof ApiError ? new ApiError({ ...error.failure, list }) : error;
}
