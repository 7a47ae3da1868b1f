import { fetchableImage, imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import { freshAnswer, isFresh, type ReadResult } from '#machines/domain/answer/answer.ts';
import type { Catalogue, Item, ItemRequest } from '#machines/domain/catalogue/item.ts';
import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LISTS, type ListName } from '#machines/domain/catalogue/lists.ts';
import { isItemId } from '#machines/domain/payment/transaction.ts';
import { ApiError, orUnexpected } from './api-error.ts';
import { type ApiConfig, createClient, type OkResponse } from './client.ts';
import { decodeCatalogue, decodeItem, decodeShare } from './schema.ts';

/** Calls that read the catalogue. */
export type CatalogueApi = ReturnType<typeof createCatalogueApi>;

/**
 * Returns the calls of the catalogue at `baseUrl`, one request each (rule: The calls). All throw an `ApiError`; a
 * call that its own signal ended throws that signal's reason.
 */
export function createCatalogueApi(config: ApiConfig) {
  const { baseUrl, pageOrigin = new URL(baseUrl).origin } = config;
  const client = createClient(config);
  const origins = { apiBase: baseUrl, pageOrigin };
  const images: ImageRule = (url) => imageUrl(url, origins);

  const read = (path: readonly string[], signal: AbortSignal | undefined, isCacheable = false) =>
    client.json({ path, withToken: true, isPublic: true, isCacheable, within: 'read', signal });

  return {
    async fetchList(name: ListName, signal?: AbortSignal): Promise<ReadResult<Catalogue>> {
      try {
        const { body, cached } = await read(LISTS[name].path, signal, true);
        const catalogue = await decodeCatalogue(body, name, images);
        signal?.throwIfAborted();
        const answer = answerOf(orUnexpected(catalogue), cached);
        return isFresh(answer) ? answer : { ...answer, failure: { ...answer.failure, list: name } };
      } catch (error) {
        throw ofList(error, name);
      }
    },

    async fetchItem(request: ItemRequest, signal?: AbortSignal): Promise<ReadResult<Item>> {
      const { id, kind } = request;
      if (!isItemId(id)) throw new ApiError({ kind: 'missing' });
      const { body, cached } = await read([...KINDS[kind].area, id], signal, true);
      const item = decodeItem(body, images, request);
      if (item === 'missing') throw new ApiError({ kind: 'missing' });
      if (item === 'unreadable') throw new ApiError({ kind: 'unexpected' });
      return answerOf(item, cached);
    },

    async fetchShare({ id, kind }: Pick<ItemRequest, 'id' | 'kind'>, signal?: AbortSignal) {
      if (!isItemId(id)) throw new ApiError({ kind: 'missing' });
      const { body } = await read([...KINDS[kind].area, 'share', id], signal);
      return orUnexpected(decodeShare(body, images));
    },

    /**
     * Returns a picture for a share sheet; null for one of another origin, and for one that does not arrive in time.
     */
    async fetchPicture(address: string, signal?: AbortSignal) {
      const url = fetchableImage(address, origins);
      if (url === null) return null;
      try {
        const picture = await client.picture(url, signal);
        return picture.type.startsWith('image/') && picture.size > 0 ? picture : null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  };
}

/** Returns the platform's answer, or the one that the device cached with its time. */
function answerOf<Value>(value: Value, cached: OkResponse['cached']): ReadResult<Value> {
  if (cached === undefined) return freshAnswer(value);
  return { value, cachedAt: cached.at, failure: cached.failure };
}

/** Returns a failure with the list that was requested. */
function ofList(error: unknown, list: ListName): unknown {
  return error instanceof ApiError ? new ApiError({ ...error.failure, list }) : error;
}
