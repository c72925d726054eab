/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Counts,
  GetUserCountsParams,
  Problem
} from '../endpoints.schemas';

import { http } from '../../../api/http';
import type { ErrorType } from '../../../api/http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Everything that the dashboard shows, in one answer: stocks as of now, activity of the range and of the one just before, a series by day, quota, seats, top categories and the prompts changed last. Days begin at midnight in the time zone of the person's profile, and the series has a point for each, also without activity; `generations`, `runs` and `downloads` are the sums of the series. Figures are the person's own; the quota is the one shared with the team. A generation counts once it gave a candidate, a run once it gave output (unless it was a demo), a download of either kind once its file was made. Later deletion of a prompt does not lower past activity. `trialDaysLeft` is there while a trial runs. Every signed-in person may ask; despite its path only the role `admin` gets `admin`, the figures of the whole product. Category names follow `Accept-Language`.
 * @summary Read the figures of the home screen
 */
export const getUserCounts = (
    params?: GetUserCountsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Counts>(
      {url: `/api/v1/admin/user/counts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserCountsQueryKey = (params?: GetUserCountsParams,) => {
    return [
    "getUserCounts", ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserCountsQueryOptions = <TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(params?: GetUserCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserCountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserCounts>>> = ({ signal }) => getUserCounts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserCounts>>>
export type GetUserCountsQueryError = ErrorType<Problem>


export function useGetUserCounts<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params: undefined |  GetUserCountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserCounts>>,
          TError,
          Awaited<ReturnType<typeof getUserCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserCounts<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params?: GetUserCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserCounts>>,
          TError,
          Awaited<ReturnType<typeof getUserCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserCounts<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params?: GetUserCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the figures of the home screen
 */

export function useGetUserCounts<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params?: GetUserCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserCountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read the figures of the home screen
 */
export const prefetchGetUserCountsQuery = async <TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: GetUserCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUserCountsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUserCounts} query
 */
export const invalidateGetUserCounts = async (
 queryClient: QueryClient, params?: GetUserCountsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserCountsQueryKey(params) }, options);

  return queryClient;
}




export const getGetUserCountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(params?: GetUserCountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserCountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserCounts>>> = ({ signal }) => getUserCounts(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUserCountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUserCounts>>>
export type GetUserCountsSuspenseQueryError = ErrorType<Problem>


export function useGetUserCountsSuspense<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params: undefined |  GetUserCountsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserCountsSuspense<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params?: GetUserCountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserCountsSuspense<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params?: GetUserCountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the figures of the home screen
 */

export function useGetUserCountsSuspense<TData = Awaited<ReturnType<typeof getUserCounts>>, TError = ErrorType<Problem>>(
 params?: GetUserCountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserCountsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






