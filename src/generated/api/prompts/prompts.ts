/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  getGetMyProfileQueryKey
} from '../account/account';

import {
  getGetUserCountsQueryKey
} from '../dashboard/dashboard';

import type {
  Brief,
  CategoryList,
  CategoryUsageList,
  ConnectModelRequest,
  DownloadRequest,
  Draft,
  ExecutePromptRequest,
  GenerateResult,
  ListMyPromptsParams,
  ListPromptVersionsParams,
  ListPromptsParams,
  ListTrashParams,
  LookUpModelsRequest,
  ModelConnection,
  ModelConnections,
  ModelDiscovery,
  ModelList,
  ModelNames,
  ModelTest,
  Problem,
  Prompt,
  PromptDeletion,
  PromptPage,
  PromptVersion,
  PromptVersionPage,
  Run,
  SavePromptRequest,
  SaveResult,
  SaveWorkingCopyRequest,
  SetModelDefaultsRequest,
  SetModelDiscoveryRequest,
  TrashPage,
  VersionNumber,
  WorkingCopyKept
} from '../endpoints.schemas';

import { http } from '../../../api/http';
import type { ErrorType , BodyType } from '../../../api/http';
import { stream } from '../../../api/stream';
import { file } from '../../../api/file';


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
 * All categories in their fixed order, the sixteen that come with the product first; not paged, at most 200. Names are translated by `Accept-Language`; slugs, icons and colours are the same for everybody. `promptCount` counts what the caller could find by `listPrompts` with this `categoryId`: their own prompts, what the team shares and the starters, without drafts and deleted ones. The answer changes seldom and may be cached for the session.
 * @summary List the categories
 */
export const listCategories = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CategoryList>(
      {url: `/api/users/misc/category`, method: 'GET', signal
    },
      options);
    }




export const getListCategoriesQueryKey = () => {
    return [
    "listCategories"
    ] as const;
    }


export const getListCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesQueryError = ErrorType<Problem>


export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories
 */

export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the categories
 */
export const prefetchListCategoriesQuery = async <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategoriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCategories} query
 */
export const invalidateListCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCategoriesQueryKey() }, options);

  return queryClient;
}




export const getListCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesSuspenseQueryError = ErrorType<Problem>


export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories
 */

export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The eight categories that the caller uses most: by the number of prompts they keep in each and of their runs of prompts in it, added up. A client counts the whole team's. Drafts and deleted prompts are not counted as saves, their runs are. Runs of drafts count for the draft's category. Equal sums come in the order of `listCategories`; a category without a save or a run is left out, so a new person gets an empty list. `share` is over all categories, also those that are not among the eight.
 * @summary List the most used categories
 */
export const listMostUsedCategories = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CategoryUsageList>(
      {url: `/api/users/misc/most-used/category`, method: 'GET', signal
    },
      options);
    }




export const getListMostUsedCategoriesQueryKey = () => {
    return [
    "listMostUsedCategories"
    ] as const;
    }


export const getListMostUsedCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMostUsedCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMostUsedCategories>>> = ({ signal }) => listMostUsedCategories(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMostUsedCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listMostUsedCategories>>>
export type ListMostUsedCategoriesQueryError = ErrorType<Problem>


export function useListMostUsedCategories<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostUsedCategories>>,
          TError,
          Awaited<ReturnType<typeof listMostUsedCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostUsedCategories<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostUsedCategories>>,
          TError,
          Awaited<ReturnType<typeof listMostUsedCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostUsedCategories<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the most used categories
 */

export function useListMostUsedCategories<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMostUsedCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the most used categories
 */
export const prefetchListMostUsedCategoriesQuery = async <TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMostUsedCategoriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMostUsedCategories} query
 */
export const invalidateListMostUsedCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMostUsedCategoriesQueryKey() }, options);

  return queryClient;
}




export const getListMostUsedCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMostUsedCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMostUsedCategories>>> = ({ signal }) => listMostUsedCategories(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMostUsedCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMostUsedCategories>>>
export type ListMostUsedCategoriesSuspenseQueryError = ErrorType<Problem>


export function useListMostUsedCategoriesSuspense<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostUsedCategoriesSuspense<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostUsedCategoriesSuspense<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the most used categories
 */

export function useListMostUsedCategoriesSuspense<TData = Awaited<ReturnType<typeof listMostUsedCategories>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMostUsedCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMostUsedCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The caller's own prompts, those that others of the team share (`visibility` team), and the starters; `scope` picks among the three and may be given several times, all three when absent. Drafts, which are the caller's alone, are listed with `state` draft and not otherwise. Filters narrow together. `q` looks in title, description, body and tags, without regard to case, accents or Arabic vowel signs; every word must occur. Deleted prompts are never listed. A list item carries an excerpt in place of the body; `getPrompt` has the whole. Rows that sort equal come by id, so that paging neither skips nor repeats; a page past the end is empty with the right `total`. `lastRunAt` puts prompts that never ran last, in both directions. An unknown `categoryId` or `tag` finds nothing and is not an error.
 * @summary List all prompts that the caller may see
 */
export const listPrompts = (
    params?: ListPromptsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PromptPage>(
      {url: `/api/users/prompt`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPromptsQueryKey = (params?: ListPromptsParams,) => {
    return [
    "listPrompts", ...(params ? [params] : [])
    ] as const;
    }


export const getListPromptsQueryOptions = <TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(params?: ListPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPrompts>>> = ({ signal }) => listPrompts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromptsQueryResult = NonNullable<Awaited<ReturnType<typeof listPrompts>>>
export type ListPromptsQueryError = ErrorType<Problem>


export function useListPrompts<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params: undefined |  ListPromptsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrompts>>,
          TError,
          Awaited<ReturnType<typeof listPrompts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrompts<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params?: ListPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrompts>>,
          TError,
          Awaited<ReturnType<typeof listPrompts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrompts<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params?: ListPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all prompts that the caller may see
 */

export function useListPrompts<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params?: ListPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromptsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List all prompts that the caller may see
 */
export const prefetchListPromptsQuery = async <TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ListPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPromptsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPrompts} query
 */
export const invalidateListPrompts = async (
 queryClient: QueryClient, params?: ListPromptsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPromptsQueryKey(params) }, options);

  return queryClient;
}




export const getListPromptsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(params?: ListPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPrompts>>> = ({ signal }) => listPrompts(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPromptsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPrompts>>>
export type ListPromptsSuspenseQueryError = ErrorType<Problem>


export function useListPromptsSuspense<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params: undefined |  ListPromptsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromptsSuspense<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params?: ListPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromptsSuspense<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params?: ListPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all prompts that the caller may see
 */

export function useListPromptsSuspense<TData = Awaited<ReturnType<typeof listPrompts>>, TError = ErrorType<Problem>>(
 params?: ListPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromptsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Fills the blanks of a saved prompt (or of a draft) with `values`, asks the model, and answers the run. With
 * `Accept: text/event-stream` the answer comes piece by piece; with anything else, as one JSON object at the end.
 * Either way the run is kept, and counts in `runCount` unless it is a demo; a draft is not saved by it.
 *
 * **Checks**, after the common ones and in this order: the prompt (404 when the caller may not see it or it has no such version; viewers may run), values (422: a required
 * blank without a value or a default, a value that its type refuses, a filled prompt over 100,000 characters), model
 * (422 when this server does not offer it, its key is lost, or the prompt is beyond its context), quota (402). All of them answer as `application/problem+json`, also when
 * a stream was asked for: the stream begins only when there is something to stream.
 *
 * **Quota.** A run counts from its first output. What fails before that answers 503 and uses nothing. What breaks off
 * later is kept with what had come: `status` failed, and `failure` says why. Output ends at 64 KB.
 *
 * **Demo.** Without a model configured, `isDemo` is true and `output` is not an answer: it shows the filled prompt,
 * what the quality rules say of it and how to connect a model. A demo run is kept like any other and counts nothing:
 * neither against the plan (402 never comes) nor in `runCount`, `lastRunAt` and the figures of the dashboard.
 *
 * **The stream** is UTF-8, lines end in LF, and an empty line ends an event. An event is two lines, `event: ` with its
 * type and `data: ` with one line of JSON, an object of the schema `RunEvent` whose `type` repeats the event's name.
 * There is no `id:`, no `retry:` and never a second `data:` line. Order: `started` once, `delta` any number of times,
 * then `finished` or `failed`, once; after that the server closes. Lines that begin with a colon are comments, sent
 * every 15 seconds while there is nothing else to say; a client skips them, and skips types that it does not know.
 * All `delta` texts together are `output`. A stream that begins has status 200, so a failure after the start comes as
 * a `failed` event with the problem that would otherwise have been the answer.
 *
 * **When the stream breaks.** A client that leaves, or closes the connection, stops the run: the model is given up,
 * what had come is kept with `status` stopped. A stream that ends without `finished` or `failed` broke off: keep the
 * text on the screen, mark it as incomplete, and send the same request again with the same `Idempotency-Key`. While
 * the first is still under way that is 409 `idempotency_in_progress`; after that the stored run is sent again, whole,
 * as one `finished` event without `started` or `delta` (as JSON: the run), whatever its `status`, and nothing is
 * counted. A run that never gave any output leaves its key free. Without a key a repeat is a new run.
 * @summary Run a prompt
 */
export const executePrompt = (
    executePromptRequest: BodyType<ExecutePromptRequest>,
 options?: SecondParameter<typeof stream>,signal?: AbortSignal
) => {


      return stream<Run | string>(
      {url: `/api/users/prompt/execute`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: executePromptRequest, signal
    },
      options);
    }




export const getExecutePromptMutationKey = () => ['executePrompt'] as const;

export const getExecutePromptMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof executePrompt>>, TError,ExecutePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof stream>}
): UseMutationOptions<Awaited<ReturnType<typeof executePrompt>>, TError,ExecutePromptMutationVariables, TContext> => {

const mutationKey = getExecutePromptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof executePrompt>>, ExecutePromptMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  executePrompt(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof executePrompt>>, variables: ExecutePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ExecutePromptMutationResult = NonNullable<Awaited<ReturnType<typeof executePrompt>>>
    export type ExecutePromptMutationBody = BodyType<ExecutePromptRequest>
    export type ExecutePromptMutationError = ErrorType<Problem>
    export type ExecutePromptMutationVariables = {data: BodyType<ExecutePromptRequest>}

    /**
 * @summary Run a prompt
 */
export const useExecutePrompt = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof executePrompt>>, TError,ExecutePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof stream>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof executePrompt>>,
        TError,
        ExecutePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getExecutePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Writes one to three prompts for the brief that differ in `variant`, the best first, each with its variables and
 * the reasons for its form. `reading` says which task was understood and which come next; sending one of them as
 * `cardId` corrects it. `questions` may be answered in `answers` or left; a model may ask some of its own. Nothing is stored: what the
 * person chooses is kept with `createDraft`, or saved with `savePrompt`. With a model configured the model writes; without one the built-in
 * composer does. The body is in the goal's language unless `language` says otherwise; names, reasons and findings
 * are in the caller's. A sub-user with the viewer preset may not (403). After the common checks comes the quota.
 * One call uses one generation, however many candidates it makes; 402 `quota_exceeded` names the plan that lifts
 * the limit; what fails uses none. A correction (the same goal with `generationId` and `cardId` or `answers`) uses
 * none either, within 30 minutes and five times; after that it is a generation of its own, with a new
 * `generationId`. An unverified person may generate. An unknown `categoryId`, `cardId` or `model` is 422, and so are a model whose key is lost and a brief beyond the model's context. When the caller
 * leaves, the work is given up and not counted. 503 `model_unavailable` carries `Retry-After`. Of several candidates a
 * model may fail at some: those that came are answered, and `missing` names the kinds that did not.
 *
 * With `Accept: text/event-stream` each candidate comes as soon as it is written; with anything else all come at once,
 * as one JSON object. Refusals answer as `application/problem+json` in both cases. The stream has the form of
 * `executePrompt`'s: `event: ` and `data: ` with one object of the schema `GenerateEvent`, comments every 15 seconds
 * while there is nothing else to say; a client skips those, and types that it does not know. Order: `reading` once,
 * before any model is asked; then `question` and `candidate`, in any order and as they come, each candidate with its
 * place as `index`; then `done` or `failed`, once. `done` holds the whole result. `failed` holds the problem that
 * would otherwise have been the answer, and the result where candidates had come. The generation is counted when
 * the first candidate is sent. A client that leaves, or closes the connection, before that is not counted; one that
 * leaves later keeps what it has. A repeat with the same `Idempotency-Key` is 409 `idempotency_in_progress` while the
 * first is under way; after that the result is sent again as one `done` event and nothing is counted. A
 * generation that gave no candidate leaves its key free.
 * @summary Generate prompts from a brief
 */
export const generatePrompt = (
    brief: BodyType<Brief>,
 options?: SecondParameter<typeof stream>,signal?: AbortSignal
) => {


      return stream<GenerateResult | string>(
      {url: `/api/users/prompt/generate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: brief, signal
    },
      options);
    }




export const getGeneratePromptMutationKey = () => ['generatePrompt'] as const;

export const getGeneratePromptMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePrompt>>, TError,GeneratePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof stream>}
): UseMutationOptions<Awaited<ReturnType<typeof generatePrompt>>, TError,GeneratePromptMutationVariables, TContext> => {

const mutationKey = getGeneratePromptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generatePrompt>>, GeneratePromptMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  generatePrompt(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof generatePrompt>>, variables: GeneratePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type GeneratePromptMutationResult = NonNullable<Awaited<ReturnType<typeof generatePrompt>>>
    export type GeneratePromptMutationBody = BodyType<Brief>
    export type GeneratePromptMutationError = ErrorType<Problem>
    export type GeneratePromptMutationVariables = {data: BodyType<Brief>}

    /**
 * @summary Generate prompts from a brief
 */
export const useGeneratePrompt = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePrompt>>, TError,GeneratePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof stream>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generatePrompt>>,
        TError,
        GeneratePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getGeneratePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Saves a draft as a new prompt, as `savePrompt` does (same rules, same 402 for a full library), and answers it as a PDF; `X-Prompt-Id` names the prompt. With `promptId` there is nothing to save: the stored version is answered as a file, `X-Prompt-Id` repeats the id. Both happen or neither: when the file cannot be made, the prompt is not saved. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. Fonts are embedded. Text in Latin, Cyrillic, Greek, Chinese, Japanese and Korean letters extracts exactly and in reading order; right-to-left text is tagged and marked as such and extracts in the order in which the viewer reads, where vowel signs and signs between two directions may move. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A sub-user with the viewer preset may download but not save: with a draft 403. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key saves nothing again and counts nothing again; the file is made again from what was saved then.
 * @summary Save a prompt and download it as PDF
 */
export const savePromptAsPdf = (
    downloadRequest: BodyType<DownloadRequest>,
 options?: SecondParameter<typeof file>,signal?: AbortSignal
) => {


      return file<Blob>(
      {url: `/api/users/prompt/generate/pdf`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: downloadRequest,
        responseType: 'blob', signal
    },
      options);
    }




export const getSavePromptAsPdfMutationKey = () => ['savePromptAsPdf'] as const;

export const getSavePromptAsPdfMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePromptAsPdf>>, TError,SavePromptAsPdfMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
): UseMutationOptions<Awaited<ReturnType<typeof savePromptAsPdf>>, TError,SavePromptAsPdfMutationVariables, TContext> => {

const mutationKey = getSavePromptAsPdfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePromptAsPdf>>, SavePromptAsPdfMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePromptAsPdf(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof savePromptAsPdf>>, variables: SavePromptAsPdfMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SavePromptAsPdfMutationResult = NonNullable<Awaited<ReturnType<typeof savePromptAsPdf>>>
    export type SavePromptAsPdfMutationBody = BodyType<DownloadRequest>
    export type SavePromptAsPdfMutationError = ErrorType<Problem>
    export type SavePromptAsPdfMutationVariables = {data: BodyType<DownloadRequest>}

    /**
 * @summary Save a prompt and download it as PDF
 */
export const useSavePromptAsPdf = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePromptAsPdf>>, TError,SavePromptAsPdfMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePromptAsPdf>>,
        TError,
        SavePromptAsPdfMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSavePromptAsPdfMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Answers a draft as a PDF and stores nothing: no prompt, no version, no copy of the file. With `promptId` it is the stored version that is answered. Everyone who may read a prompt may download it, viewers and unverified persons too. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. Fonts are embedded. Text in Latin, Cyrillic, Greek, Chinese, Japanese and Korean letters extracts exactly and in reading order; right-to-left text is tagged and marked as such and extracts in the order in which the viewer reads, where vowel signs and signs between two directions may move. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key is not counted again.
 * @summary Download a prompt as PDF, without saving
 */
export const exportPromptAsPdf = (
    downloadRequest: BodyType<DownloadRequest>,
 options?: SecondParameter<typeof file>,signal?: AbortSignal
) => {


      return file<Blob>(
      {url: `/api/users/prompt/generate/pdf-without-save`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: downloadRequest,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportPromptAsPdfMutationKey = () => ['exportPromptAsPdf'] as const;

export const getExportPromptAsPdfMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPromptAsPdf>>, TError,ExportPromptAsPdfMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
): UseMutationOptions<Awaited<ReturnType<typeof exportPromptAsPdf>>, TError,ExportPromptAsPdfMutationVariables, TContext> => {

const mutationKey = getExportPromptAsPdfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportPromptAsPdf>>, ExportPromptAsPdfMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportPromptAsPdf(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof exportPromptAsPdf>>, variables: ExportPromptAsPdfMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ExportPromptAsPdfMutationResult = NonNullable<Awaited<ReturnType<typeof exportPromptAsPdf>>>
    export type ExportPromptAsPdfMutationBody = BodyType<DownloadRequest>
    export type ExportPromptAsPdfMutationError = ErrorType<Problem>
    export type ExportPromptAsPdfMutationVariables = {data: BodyType<DownloadRequest>}

    /**
 * @summary Download a prompt as PDF, without saving
 */
export const useExportPromptAsPdf = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPromptAsPdf>>, TError,ExportPromptAsPdfMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportPromptAsPdf>>,
        TError,
        ExportPromptAsPdfMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getExportPromptAsPdfMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Saves a draft as a new prompt, as `savePrompt` does (same rules, same 402 for a full library), and answers it as a Word document; `X-Prompt-Id` names the prompt. With `promptId` there is nothing to save: the stored version is answered as a file, `X-Prompt-Id` repeats the id. Both happen or neither: when the file cannot be made, the prompt is not saved. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. It is a .docx with real headings, lists and a table, right-to-left paragraphs where the text is, all text exact in every script, and fall-back fonts by name. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A sub-user with the viewer preset may download but not save: with a draft 403. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key saves nothing again and counts nothing again; the file is made again from what was saved then.
 * @summary Save a prompt and download it as Word
 */
export const savePromptAsWord = (
    downloadRequest: BodyType<DownloadRequest>,
 options?: SecondParameter<typeof file>,signal?: AbortSignal
) => {


      return file<Blob>(
      {url: `/api/users/prompt/generate/word`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: downloadRequest,
        responseType: 'blob', signal
    },
      options);
    }




export const getSavePromptAsWordMutationKey = () => ['savePromptAsWord'] as const;

export const getSavePromptAsWordMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePromptAsWord>>, TError,SavePromptAsWordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
): UseMutationOptions<Awaited<ReturnType<typeof savePromptAsWord>>, TError,SavePromptAsWordMutationVariables, TContext> => {

const mutationKey = getSavePromptAsWordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePromptAsWord>>, SavePromptAsWordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePromptAsWord(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof savePromptAsWord>>, variables: SavePromptAsWordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SavePromptAsWordMutationResult = NonNullable<Awaited<ReturnType<typeof savePromptAsWord>>>
    export type SavePromptAsWordMutationBody = BodyType<DownloadRequest>
    export type SavePromptAsWordMutationError = ErrorType<Problem>
    export type SavePromptAsWordMutationVariables = {data: BodyType<DownloadRequest>}

    /**
 * @summary Save a prompt and download it as Word
 */
export const useSavePromptAsWord = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePromptAsWord>>, TError,SavePromptAsWordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePromptAsWord>>,
        TError,
        SavePromptAsWordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSavePromptAsWordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Answers a draft as a Word document and stores nothing: no prompt, no version, no copy of the file. With `promptId` it is the stored version that is answered. Everyone who may read a prompt may download it, viewers and unverified persons too. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. It is a .docx with real headings, lists and a table, right-to-left paragraphs where the text is, all text exact in every script, and fall-back fonts by name. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key is not counted again.
 * @summary Download a prompt as Word, without saving
 */
export const exportPromptAsWord = (
    downloadRequest: BodyType<DownloadRequest>,
 options?: SecondParameter<typeof file>,signal?: AbortSignal
) => {


      return file<Blob>(
      {url: `/api/users/prompt/generate/word-without-save`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: downloadRequest,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportPromptAsWordMutationKey = () => ['exportPromptAsWord'] as const;

export const getExportPromptAsWordMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPromptAsWord>>, TError,ExportPromptAsWordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
): UseMutationOptions<Awaited<ReturnType<typeof exportPromptAsWord>>, TError,ExportPromptAsWordMutationVariables, TContext> => {

const mutationKey = getExportPromptAsWordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportPromptAsWord>>, ExportPromptAsWordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportPromptAsWord(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof exportPromptAsWord>>, variables: ExportPromptAsWordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ExportPromptAsWordMutationResult = NonNullable<Awaited<ReturnType<typeof exportPromptAsWord>>>
    export type ExportPromptAsWordMutationBody = BodyType<DownloadRequest>
    export type ExportPromptAsWordMutationError = ErrorType<Problem>
    export type ExportPromptAsWordMutationVariables = {data: BodyType<DownloadRequest>}

    /**
 * @summary Download a prompt as Word, without saving
 */
export const useExportPromptAsWord = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPromptAsWord>>, TError,ExportPromptAsWordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportPromptAsWord>>,
        TError,
        ExportPromptAsWordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getExportPromptAsWordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The models that `generatePrompt` and `executePrompt` take as `model`, defaults first. The list is empty while no model is connected: then the composer writes prompts, and a run is a demo, which counts nothing. `canConnect` says whether the caller may connect one.
 * @summary The models that may be used
 */
export const listModels = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelList>(
      {url: `/api/users/prompt/models`, method: 'GET', signal
    },
      options);
    }




export const getListModelsQueryKey = () => {
    return [
    "listModels"
    ] as const;
    }


export const getListModelsQueryOptions = <TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModels>>> = ({ signal }) => listModels(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listModels>>>
export type ListModelsQueryError = ErrorType<Problem>


export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModels>>,
          TError,
          Awaited<ReturnType<typeof listModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModels>>,
          TError,
          Awaited<ReturnType<typeof listModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The models that may be used
 */

export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The models that may be used
 */
export const prefetchListModelsQuery = async <TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListModelsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListModels} query
 */
export const invalidateListModels = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModelsQueryKey() }, options);

  return queryClient;
}




export const getListModelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModels>>> = ({ signal }) => listModels(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListModelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listModels>>>
export type ListModelsSuspenseQueryError = ErrorType<Problem>


export function useListModelsSuspense<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelsSuspense<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelsSuspense<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The models that may be used
 */

export function useListModelsSuspense<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `listPrompts` with `scope=mine`: the prompts that the caller owns, private and shared, without deleted ones; with `state` draft the drafts in their place. The same filters, search, order and paging.
 * @summary List the caller's own prompts
 */
export const listMyPrompts = (
    params?: ListMyPromptsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PromptPage>(
      {url: `/api/users/prompt/my`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMyPromptsQueryKey = (params?: ListMyPromptsParams,) => {
    return [
    "listMyPrompts", ...(params ? [params] : [])
    ] as const;
    }


export const getListMyPromptsQueryOptions = <TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(params?: ListMyPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPromptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPrompts>>> = ({ signal }) => listMyPrompts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyPromptsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPrompts>>>
export type ListMyPromptsQueryError = ErrorType<Problem>


export function useListMyPrompts<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params: undefined |  ListMyPromptsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPrompts>>,
          TError,
          Awaited<ReturnType<typeof listMyPrompts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPrompts<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params?: ListMyPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyPrompts>>,
          TError,
          Awaited<ReturnType<typeof listMyPrompts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPrompts<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params?: ListMyPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's own prompts
 */

export function useListMyPrompts<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params?: ListMyPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPromptsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the caller's own prompts
 */
export const prefetchListMyPromptsQuery = async <TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ListMyPromptsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyPromptsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyPrompts} query
 */
export const invalidateListMyPrompts = async (
 queryClient: QueryClient, params?: ListMyPromptsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyPromptsQueryKey(params) }, options);

  return queryClient;
}




export const getListMyPromptsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(params?: ListMyPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyPromptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyPrompts>>> = ({ signal }) => listMyPrompts(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyPromptsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyPrompts>>>
export type ListMyPromptsSuspenseQueryError = ErrorType<Problem>


export function useListMyPromptsSuspense<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params: undefined |  ListMyPromptsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromptsSuspense<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params?: ListMyPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyPromptsSuspense<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params?: ListMyPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's own prompts
 */

export function useListMyPromptsSuspense<TData = Awaited<ReturnType<typeof listMyPrompts>>, TError = ErrorType<Problem>>(
 params?: ListMyPromptsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyPrompts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyPromptsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without `id` a new prompt is made and 201 answered: version 1, owned by the caller, `source` generated when there is a `brief`, else manual; what is absent is empty, `direction` auto, `visibility` private. With `id` and `baseVersion` the prompt is changed and 200 answered: a new version is made, `version` goes up by one and `changeNote` is kept with it; a field that is absent keeps its value; a draft that changes nothing makes no version, and `isFavourite` alone never does. A draft becomes version 1 by `baseVersion` 0, also when nothing was changed, and takes its place among the saved prompts. `revision` names the working copy that is saved by it. When `baseVersion` is not the current version any more, nothing is stored and 409 `stale_version` says who saved meanwhile; read the prompt again, compare, and save on the new version. A prompt may be changed by its owner and, when the team shares it, by its editors and the client; only the owner may change `visibility`. Starters, and prompts that one may only read, are 403; a new prompt by a viewer too; prompts that one may not see, or that are deleted, are 404. Free keeps 25 prompts: the 26th is 402 `quota_exceeded` (trash is not counted, changing is always allowed). Variables are brought in line with the body; quality and tokens are computed again. 422 for an unknown `categoryId`, for `visibility` team without a team, for two variables of one name, and for `id` without `baseVersion`, the other way round, or `revision` without both. An unverified person may save.
 * @summary Save a prompt, or a new version of one
 */
export const savePrompt = (
    savePromptRequest: BodyType<SavePromptRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveResult>(
      {url: `/api/users/prompt/save`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: savePromptRequest, signal
    },
      options);
    }




export const getSavePromptMutationKey = () => ['savePrompt'] as const;

export const getSavePromptMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePrompt>>, TError,SavePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof savePrompt>>, TError,SavePromptMutationVariables, TContext> => {

const mutationKey = getSavePromptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePrompt>>, SavePromptMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePrompt(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof savePrompt>>, variables: SavePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SavePromptMutationResult = NonNullable<Awaited<ReturnType<typeof savePrompt>>>
    export type SavePromptMutationBody = BodyType<SavePromptRequest>
    export type SavePromptMutationError = ErrorType<Problem>
    export type SavePromptMutationVariables = {data: BodyType<SavePromptRequest>}

    /**
 * @summary Save a prompt, or a new version of one
 */
export const useSavePrompt = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePrompt>>, TError,SavePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePrompt>>,
        TError,
        SavePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSavePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A prompt with its current version: body, variables, quality with its findings (in the caller's language) and, when it was generated, the brief; and `workingCopy`, what the caller has in the editor since. A draft is its owner's alone. Anybody may read their own prompts, what the team shares, and the starters; everything else, deleted prompts, unknown and ill-formed ids are 404 alike, so that the answer does not reveal what exists.
 * @summary Read a prompt
 */
export const getPrompt = (
    promptId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Prompt>(
      {url: `/api/users/prompt/${promptId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPromptQueryKey = (promptId: string,) => {
    return [
    "getPrompt", ...(promptId ? [promptId] : [])
    ] as const;
    }


export const getGetPromptQueryOptions = <TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(promptId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromptQueryKey(promptId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrompt>>> = ({ signal }) => getPrompt(promptId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: promptId !== null && promptId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPromptQueryResult = NonNullable<Awaited<ReturnType<typeof getPrompt>>>
export type GetPromptQueryError = ErrorType<Problem>


export function useGetPrompt<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrompt>>,
          TError,
          Awaited<ReturnType<typeof getPrompt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrompt<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrompt>>,
          TError,
          Awaited<ReturnType<typeof getPrompt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrompt<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a prompt
 */

export function useGetPrompt<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromptQueryOptions(promptId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a prompt
 */
export const prefetchGetPromptQuery = async <TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, promptId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPromptQueryOptions(promptId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPrompt} query
 */
export const invalidateGetPrompt = async (
 queryClient: QueryClient, promptId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPromptQueryKey(promptId) }, options);

  return queryClient;
}




export const getGetPromptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(promptId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromptQueryKey(promptId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrompt>>> = ({ signal }) => getPrompt(promptId, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPromptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPrompt>>>
export type GetPromptSuspenseQueryError = ErrorType<Problem>


export function useGetPromptSuspense<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromptSuspense<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromptSuspense<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a prompt
 */

export function useGetPromptSuspense<TData = Awaited<ReturnType<typeof getPrompt>>, TError = ErrorType<Problem>>(
 promptId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrompt>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromptSuspenseQueryOptions(promptId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Puts a prompt in the trash: it leaves every list and answers 404 from now on, for the team too, and frees its place among the saved prompts or the drafts. Until `restorableUntil`, 30 days later, `restorePrompt` brings it back whole; after that it is erased with its versions, while its runs stay in the history without it. Only the owner may delete; a starter or a colleague's prompt is 403, one that the caller may not see is 404. Deleting again what is in the trash answers the first deletion's times and moves nothing.
 * @summary Delete a prompt
 */
export const deletePrompt = (
    promptId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PromptDeletion>(
      {url: `/api/users/prompt/${promptId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePromptMutationKey = () => ['deletePrompt'] as const;

export const getDeletePromptMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePrompt>>, TError,DeletePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePrompt>>, TError,DeletePromptMutationVariables, TContext> => {

const mutationKey = getDeletePromptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePrompt>>, DeletePromptMutationVariables> = (props) => {
          const {promptId} = props ?? {};

          return  deletePrompt(promptId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deletePrompt>>, variables: DeletePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey(), getListTrashQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeletePromptMutationResult = NonNullable<Awaited<ReturnType<typeof deletePrompt>>>

    export type DeletePromptMutationError = ErrorType<Problem>
    export type DeletePromptMutationVariables = {promptId: string}

    /**
 * @summary Delete a prompt
 */
export const useDeletePrompt = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePrompt>>, TError,DeletePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePrompt>>,
        TError,
        DeletePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeletePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Keeps a prompt that nobody has named yet, on the server from its first second: `state` draft, `version` 0, `source` generated when there is a `brief`, else manual. Only its owner sees it, and `listPrompts` shows it with `state` draft alone. Its changes go to `saveWorkingCopy`; `savePrompt` with its `id` and `baseVersion` 0 makes it version 1. A person has at most 50 drafts, which count in no limit of the plan, however old they are: the 51st is 409 `drafts_full` until one is saved or deleted. `visibility` is kept, and takes effect when it is saved. A sub-user with the viewer preset may not (403). 422 as in `savePrompt`. An unverified person may keep drafts.
 * @summary Keep a draft
 */
export const createDraft = (
    draft: BodyType<Draft>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveResult>(
      {url: `/api/users/prompts/drafts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: draft, signal
    },
      options);
    }




export const getCreateDraftMutationKey = () => ['createDraft'] as const;

export const getCreateDraftMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDraft>>, TError,CreateDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDraft>>, TError,CreateDraftMutationVariables, TContext> => {

const mutationKey = getCreateDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDraft>>, CreateDraftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDraft(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDraft>>, variables: CreateDraftMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPromptsQueryKey(), getListMyPromptsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDraftMutationResult = NonNullable<Awaited<ReturnType<typeof createDraft>>>
    export type CreateDraftMutationBody = BodyType<Draft>
    export type CreateDraftMutationError = ErrorType<Problem>
    export type CreateDraftMutationVariables = {data: BodyType<Draft>}

    /**
 * @summary Keep a draft
 */
export const useCreateDraft = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDraft>>, TError,CreateDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDraft>>,
        TError,
        CreateDraftMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDraftMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The caller's own deleted prompts, the last deleted first unless `sort` says otherwise. No one else sees them, whatever they were shared with. An entry leaves the list when `restorePrompt` takes it out, and at its `restorableUntil`, when the prompt is erased. `q` searches as `listPrompts` does. Entries count in no limit of the plan.
 * @summary List the deleted prompts that can be restored
 */
export const listTrash = (
    params?: ListTrashParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TrashPage>(
      {url: `/api/users/prompts/trash`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTrashQueryKey = (params?: ListTrashParams,) => {
    return [
    "listTrash", ...(params ? [params] : [])
    ] as const;
    }


export const getListTrashQueryOptions = <TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrashQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrash>>> = ({ signal }) => listTrash(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTrashQueryResult = NonNullable<Awaited<ReturnType<typeof listTrash>>>
export type ListTrashQueryError = ErrorType<Problem>


export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params: undefined |  ListTrashParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrash>>,
          TError,
          Awaited<ReturnType<typeof listTrash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrash>>,
          TError,
          Awaited<ReturnType<typeof listTrash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deleted prompts that can be restored
 */

export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrashQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the deleted prompts that can be restored
 */
export const prefetchListTrashQuery = async <TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTrashQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTrash} query
 */
export const invalidateListTrash = async (
 queryClient: QueryClient, params?: ListTrashParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTrashQueryKey(params) }, options);

  return queryClient;
}




export const getListTrashSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(params?: ListTrashParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrashQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrash>>> = ({ signal }) => listTrash(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTrashSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTrash>>>
export type ListTrashSuspenseQueryError = ErrorType<Problem>


export function useListTrashSuspense<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params: undefined |  ListTrashParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrashSuspense<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params?: ListTrashParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrashSuspense<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params?: ListTrashParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deleted prompts that can be restored
 */

export function useListTrashSuspense<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<Problem>>(
 params?: ListTrashParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrashSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Brings a deleted prompt back as it was, with its versions, runs and visibility, and answers it. It takes no body. Only its owner may, and only until `restorableUntil`; afterwards, and for everybody else, it is 404. It counts as a saved prompt again: where the plan keeps no more, 402 `quota_exceeded`, and it stays in the trash. A draft takes a place among the drafts: with 50 of them 409 `drafts_full`. Restoring a prompt that is not deleted answers it unchanged.
 * @summary Take a prompt out of the trash
 */
export const restorePrompt = (
    promptId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Prompt>(
      {url: `/api/users/prompts/${promptId}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestorePromptMutationKey = () => ['restorePrompt'] as const;

export const getRestorePromptMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restorePrompt>>, TError,RestorePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restorePrompt>>, TError,RestorePromptMutationVariables, TContext> => {

const mutationKey = getRestorePromptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restorePrompt>>, RestorePromptMutationVariables> = (props) => {
          const {promptId} = props ?? {};

          return  restorePrompt(promptId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restorePrompt>>, variables: RestorePromptMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey(), getListTrashQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestorePromptMutationResult = NonNullable<Awaited<ReturnType<typeof restorePrompt>>>

    export type RestorePromptMutationError = ErrorType<Problem>
    export type RestorePromptMutationVariables = {promptId: string}

    /**
 * @summary Take a prompt out of the trash
 */
export const useRestorePrompt = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restorePrompt>>, TError,RestorePromptMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restorePrompt>>,
        TError,
        RestorePromptMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestorePromptMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The history of a prompt, the newest version first unless `sort` says otherwise: number, note, cause, author and time, without bodies (`getPromptVersion` has them). Everyone who may read the prompt may read its history. Versions are never changed and never removed, so a page stays right until the next save.
 * @summary List a prompt's versions
 */
export const listPromptVersions = (
    promptId: string,
    params?: ListPromptVersionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PromptVersionPage>(
      {url: `/api/users/prompts/${promptId}/versions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPromptVersionsQueryKey = (promptId: string,
    params?: ListPromptVersionsParams,) => {
    return [
    "listPromptVersions", ...(promptId ? [promptId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListPromptVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromptVersionsQueryKey(promptId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromptVersions>>> = ({ signal }) => listPromptVersions(promptId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: promptId !== null && promptId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromptVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPromptVersions>>>
export type ListPromptVersionsQueryError = ErrorType<Problem>


export function useListPromptVersions<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params: undefined |  ListPromptVersionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromptVersions>>,
          TError,
          Awaited<ReturnType<typeof listPromptVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromptVersions<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromptVersions>>,
          TError,
          Awaited<ReturnType<typeof listPromptVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromptVersions<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a prompt's versions
 */

export function useListPromptVersions<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromptVersionsQueryOptions(promptId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List a prompt's versions
 */
export const prefetchListPromptVersionsQuery = async <TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPromptVersionsQueryOptions(promptId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPromptVersions} query
 */
export const invalidateListPromptVersions = async (
 queryClient: QueryClient, promptId: string,
    params?: ListPromptVersionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPromptVersionsQueryKey(promptId,params) }, options);

  return queryClient;
}




export const getListPromptVersionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromptVersionsQueryKey(promptId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromptVersions>>> = ({ signal }) => listPromptVersions(promptId,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPromptVersionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPromptVersions>>>
export type ListPromptVersionsSuspenseQueryError = ErrorType<Problem>


export function useListPromptVersionsSuspense<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params: undefined |  ListPromptVersionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromptVersionsSuspense<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromptVersionsSuspense<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a prompt's versions
 */

export function useListPromptVersionsSuspense<TData = Awaited<ReturnType<typeof listPromptVersions>>, TError = ErrorType<Problem>>(
 promptId: string,
    params?: ListPromptVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromptVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromptVersionsSuspenseQueryOptions(promptId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A version whole, to compare it with another or to go back to its text. Everyone who may read the prompt may read its versions. A number that the prompt does not have, and one that is not a number, is 404. A version never changes, so the answer may be kept as long as one likes.
 * @summary Read one version of a prompt
 */
export const getPromptVersion = (
    promptId: string,
    version: VersionNumber,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PromptVersion>(
      {url: `/api/users/prompts/${promptId}/versions/${version}`, method: 'GET', signal
    },
      options);
    }




export const getGetPromptVersionQueryKey = (promptId: string,
    version: VersionNumber,) => {
    return [
    "getPromptVersion", ...(version ? [version] : []), ...(promptId ? [promptId] : [])
    ] as const;
    }


export const getGetPromptVersionQueryOptions = <TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromptVersionQueryKey(promptId,version);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromptVersion>>> = ({ signal }) => getPromptVersion(promptId,version, requestOptions, signal);





   return  { queryKey, queryFn, enabled: promptId !== null && promptId !== undefined && version !== null && version !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPromptVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getPromptVersion>>>
export type GetPromptVersionQueryError = ErrorType<Problem>


export function useGetPromptVersion<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromptVersion>>,
          TError,
          Awaited<ReturnType<typeof getPromptVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromptVersion<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromptVersion>>,
          TError,
          Awaited<ReturnType<typeof getPromptVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromptVersion<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one version of a prompt
 */

export function useGetPromptVersion<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromptVersionQueryOptions(promptId,version,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read one version of a prompt
 */
export const prefetchGetPromptVersionQuery = async <TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPromptVersionQueryOptions(promptId,version,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPromptVersion} query
 */
export const invalidateGetPromptVersion = async (
 queryClient: QueryClient, promptId: string,
    version: VersionNumber, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPromptVersionQueryKey(promptId,version) }, options);

  return queryClient;
}




export const getGetPromptVersionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromptVersionQueryKey(promptId,version);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromptVersion>>> = ({ signal }) => getPromptVersion(promptId,version, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPromptVersionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPromptVersion>>>
export type GetPromptVersionSuspenseQueryError = ErrorType<Problem>


export function useGetPromptVersionSuspense<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromptVersionSuspense<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromptVersionSuspense<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one version of a prompt
 */

export function useGetPromptVersionSuspense<TData = Awaited<ReturnType<typeof getPromptVersion>>, TError = ErrorType<Problem>>(
 promptId: string,
    version: VersionNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPromptVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromptVersionSuspenseQueryOptions(promptId,version,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Keeps the editor's content next to a prompt's versions, on every device of the caller: one working copy a person and prompt, which `getPrompt` answers to them alone. No version is made; `savePrompt` with its `revision` makes one of it. `revision` is the one that was read or answered last (0 where there was none), and goes up with each change: when another device was faster, nothing is stored and 409 `stale_revision` says so; read the prompt again, merge, and send it with the new revision. The content may be half-written. A draft's title, text and category in lists and documents follow it as far as they are whole. Starters, and prompts that one may only read, are 403; prompts that one may not see, or that are deleted, are 404. A `baseVersion` that the prompt does not have yet is 422.
 * @summary Keep what is in the editor
 */
export const saveWorkingCopy = (
    promptId: string,
    saveWorkingCopyRequest: BodyType<SaveWorkingCopyRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WorkingCopyKept>(
      {url: `/api/users/prompts/${promptId}/working-copy`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: saveWorkingCopyRequest, signal
    },
      options);
    }




export const getSaveWorkingCopyMutationKey = () => ['saveWorkingCopy'] as const;

export const getSaveWorkingCopyMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWorkingCopy>>, TError,SaveWorkingCopyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveWorkingCopy>>, TError,SaveWorkingCopyMutationVariables, TContext> => {

const mutationKey = getSaveWorkingCopyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveWorkingCopy>>, SaveWorkingCopyMutationVariables> = (props) => {
          const {promptId,data} = props ?? {};

          return  saveWorkingCopy(promptId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveWorkingCopyMutationResult = NonNullable<Awaited<ReturnType<typeof saveWorkingCopy>>>
    export type SaveWorkingCopyMutationBody = BodyType<SaveWorkingCopyRequest>
    export type SaveWorkingCopyMutationError = ErrorType<Problem>
    export type SaveWorkingCopyMutationVariables = {promptId: string;data: BodyType<SaveWorkingCopyRequest>}

    /**
 * @summary Keep what is in the editor
 */
export const useSaveWorkingCopy = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWorkingCopy>>, TError,SaveWorkingCopyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveWorkingCopy>>,
        TError,
        SaveWorkingCopyMutationVariables,
        TContext
      > => {
      return useMutation(getSaveWorkingCopyMutationOptions(options), queryClient);
    }
    /**
 * What is connected, without keys, and the providers to choose from. On the embedded default, while nobody has said no, the server asks Ollama, LM Studio and llama.cpp at their addresses of this computer which models they have, and `discovery.found` names them; nothing else is sent, and none is used before it is connected. May be seen by everybody but sub-users on the embedded default, elsewhere by administrators (403).
 * @summary The connected models and what can be connected
 */
export const listModelConnections = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelConnections>(
      {url: `/api/v1/admin/models`, method: 'GET', signal
    },
      options);
    }




export const getListModelConnectionsQueryKey = () => {
    return [
    "listModelConnections"
    ] as const;
    }


export const getListModelConnectionsQueryOptions = <TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelConnectionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModelConnections>>> = ({ signal }) => listModelConnections(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelConnectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listModelConnections>>>
export type ListModelConnectionsQueryError = ErrorType<Problem>


export function useListModelConnections<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelConnections>>,
          TError,
          Awaited<ReturnType<typeof listModelConnections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelConnections<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelConnections>>,
          TError,
          Awaited<ReturnType<typeof listModelConnections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelConnections<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The connected models and what can be connected
 */

export function useListModelConnections<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelConnectionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The connected models and what can be connected
 */
export const prefetchListModelConnectionsQuery = async <TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListModelConnectionsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListModelConnections} query
 */
export const invalidateListModelConnections = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModelConnectionsQueryKey() }, options);

  return queryClient;
}




export const getListModelConnectionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelConnectionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModelConnections>>> = ({ signal }) => listModelConnections(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListModelConnectionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listModelConnections>>>
export type ListModelConnectionsSuspenseQueryError = ErrorType<Problem>


export function useListModelConnectionsSuspense<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelConnectionsSuspense<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelConnectionsSuspense<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The connected models and what can be connected
 */

export function useListModelConnectionsSuspense<TData = Awaited<ReturnType<typeof listModelConnections>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModelConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelConnectionsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Asks the model for a short answer with the key, and keeps the connection, the key encrypted, when it comes. Nothing is kept otherwise: a key that the provider refuses and a model that it does not have are 422, a provider that is away or silent is 503. The first model is the default of both kinds of work. Connecting the same model of the same provider again replaces its key. At most 20 models. Providers of this computer (`ollama`, `lmstudio`, `llamacpp`) can be connected on the embedded default alone.
 * @summary Connect a model
 */
export const connectModel = (
    connectModelRequest: BodyType<ConnectModelRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelConnection>(
      {url: `/api/v1/admin/models`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: connectModelRequest, signal
    },
      options);
    }




export const getConnectModelMutationKey = () => ['connectModel'] as const;

export const getConnectModelMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectModel>>, TError,ConnectModelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof connectModel>>, TError,ConnectModelMutationVariables, TContext> => {

const mutationKey = getConnectModelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectModel>>, ConnectModelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  connectModel(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof connectModel>>, variables: ConnectModelMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListModelsQueryKey(), getListModelConnectionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ConnectModelMutationResult = NonNullable<Awaited<ReturnType<typeof connectModel>>>
    export type ConnectModelMutationBody = BodyType<ConnectModelRequest>
    export type ConnectModelMutationError = ErrorType<Problem>
    export type ConnectModelMutationVariables = {data: BodyType<ConnectModelRequest>}

    /**
 * @summary Connect a model
 */
export const useConnectModel = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectModel>>, TError,ConnectModelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectModel>>,
        TError,
        ConnectModelMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConnectModelMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Says which model writes prompts (`generate`) and which one runs them (`run`) where no other is named, by their ids of `listModels`; the operator's own model among them. What is absent stays. An unknown id, and a model that the server may not reach, are 422.
 * @summary Which models are used from now on
 */
export const setModelDefaults = (
    setModelDefaultsRequest: BodyType<SetModelDefaultsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelList>(
      {url: `/api/v1/admin/models/defaults`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: setModelDefaultsRequest, signal
    },
      options);
    }




export const getSetModelDefaultsMutationKey = () => ['setModelDefaults'] as const;

export const getSetModelDefaultsMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setModelDefaults>>, TError,SetModelDefaultsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setModelDefaults>>, TError,SetModelDefaultsMutationVariables, TContext> => {

const mutationKey = getSetModelDefaultsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setModelDefaults>>, SetModelDefaultsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setModelDefaults(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setModelDefaults>>, variables: SetModelDefaultsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListModelsQueryKey(), getListModelConnectionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetModelDefaultsMutationResult = NonNullable<Awaited<ReturnType<typeof setModelDefaults>>>
    export type SetModelDefaultsMutationBody = BodyType<SetModelDefaultsRequest>
    export type SetModelDefaultsMutationError = ErrorType<Problem>
    export type SetModelDefaultsMutationVariables = {data: BodyType<SetModelDefaultsRequest>}

    /**
 * @summary Which models are used from now on
 */
export const useSetModelDefaults = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setModelDefaults>>, TError,SetModelDefaultsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setModelDefaults>>,
        TError,
        SetModelDefaultsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetModelDefaultsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Keeps the answer for the whole installation. Only where the server may look at all (`discovery.available`), else 403.
 * @summary Look for models on this computer, or stop looking
 */
export const setModelDiscovery = (
    setModelDiscoveryRequest: BodyType<SetModelDiscoveryRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelDiscovery>(
      {url: `/api/v1/admin/models/discovery`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: setModelDiscoveryRequest, signal
    },
      options);
    }




export const getSetModelDiscoveryMutationKey = () => ['setModelDiscovery'] as const;

export const getSetModelDiscoveryMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setModelDiscovery>>, TError,SetModelDiscoveryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setModelDiscovery>>, TError,SetModelDiscoveryMutationVariables, TContext> => {

const mutationKey = getSetModelDiscoveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setModelDiscovery>>, SetModelDiscoveryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setModelDiscovery(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setModelDiscovery>>, variables: SetModelDiscoveryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListModelConnectionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetModelDiscoveryMutationResult = NonNullable<Awaited<ReturnType<typeof setModelDiscovery>>>
    export type SetModelDiscoveryMutationBody = BodyType<SetModelDiscoveryRequest>
    export type SetModelDiscoveryMutationError = ErrorType<Problem>
    export type SetModelDiscoveryMutationVariables = {data: BodyType<SetModelDiscoveryRequest>}

    /**
 * @summary Look for models on this computer, or stop looking
 */
export const useSetModelDiscovery = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setModelDiscovery>>, TError,SetModelDiscoveryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setModelDiscovery>>,
        TError,
        SetModelDiscoveryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetModelDiscoveryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Asks a provider which models the key may use. The key is not kept.
 * @summary Which models a provider offers
 */
export const lookUpModels = (
    lookUpModelsRequest: BodyType<LookUpModelsRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelNames>(
      {url: `/api/v1/admin/models/look-up`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: lookUpModelsRequest, signal
    },
      options);
    }




export const getLookUpModelsMutationKey = () => ['lookUpModels'] as const;

export const getLookUpModelsMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpModels>>, TError,LookUpModelsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof lookUpModels>>, TError,LookUpModelsMutationVariables, TContext> => {

const mutationKey = getLookUpModelsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lookUpModels>>, LookUpModelsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lookUpModels(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LookUpModelsMutationResult = NonNullable<Awaited<ReturnType<typeof lookUpModels>>>
    export type LookUpModelsMutationBody = BodyType<LookUpModelsRequest>
    export type LookUpModelsMutationError = ErrorType<Problem>
    export type LookUpModelsMutationVariables = {data: BodyType<LookUpModelsRequest>}

    /**
 * @summary Which models a provider offers
 */
export const useLookUpModels = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpModels>>, TError,LookUpModelsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lookUpModels>>,
        TError,
        LookUpModelsMutationVariables,
        TContext
      > => {
      return useMutation(getLookUpModelsMutationOptions(options), queryClient);
    }
    /**
 * Removes a connection and its key, for everybody on the installation. Runs keep what they answered. When a default goes, the one that was connected last takes its place, or the operator's model where there is one.
 * @summary Take a model away
 */
export const removeModel = (
    modelId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/admin/models/${modelId}`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveModelMutationKey = () => ['removeModel'] as const;

export const getRemoveModelMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeModel>>, TError,RemoveModelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeModel>>, TError,RemoveModelMutationVariables, TContext> => {

const mutationKey = getRemoveModelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeModel>>, RemoveModelMutationVariables> = (props) => {
          const {modelId} = props ?? {};

          return  removeModel(modelId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeModel>>, variables: RemoveModelMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListModelsQueryKey(), getListModelConnectionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveModelMutationResult = NonNullable<Awaited<ReturnType<typeof removeModel>>>

    export type RemoveModelMutationError = ErrorType<Problem>
    export type RemoveModelMutationVariables = {modelId: string}

    /**
 * @summary Take a model away
 */
export const useRemoveModel = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeModel>>, TError,RemoveModelMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeModel>>,
        TError,
        RemoveModelMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveModelMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Asks the model for a short answer and says what came back: `outcome` for programs, `message` for people. A model that does not work is a result too, not an error. Counts in no quota here; the provider may charge a few tokens.
 * @summary Test a connected model
 */
export const testModel = (
    modelId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ModelTest>(
      {url: `/api/v1/admin/models/${modelId}/test`, method: 'POST', signal
    },
      options);
    }




export const getTestModelMutationKey = () => ['testModel'] as const;

export const getTestModelMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testModel>>, TError,TestModelMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testModel>>, TError,TestModelMutationVariables, TContext> => {

const mutationKey = getTestModelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testModel>>, TestModelMutationVariables> = (props) => {
          const {modelId} = props ?? {};

          return  testModel(modelId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestModelMutationResult = NonNullable<Awaited<ReturnType<typeof testModel>>>

    export type TestModelMutationError = ErrorType<Problem>
    export type TestModelMutationVariables = {modelId: string}

    /**
 * @summary Test a connected model
 */
export const useTestModel = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testModel>>, TError,TestModelMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testModel>>,
        TError,
        TestModelMutationVariables,
        TContext
      > => {
      return useMutation(getTestModelMutationOptions(options), queryClient);
    }
