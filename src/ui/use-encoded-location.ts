import { useRouter } from 'wouter';

/**
 * Returns the path of the displayed page and its query, without the question mark, percent codes included, which the
 * router's own hooks decode.
 */
export function useEncodedLocation(): { path: string; query: string } {
  const router = useRouter();
  const [path] = router.hook(router);
  return { path, query: router.searchHook(router).replace(/^\?/, '') };
}
