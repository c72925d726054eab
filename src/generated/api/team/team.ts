/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
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
  UseQueryResult
} from '@tanstack/react-query';

import {
  getGetUserCountsQueryKey
} from '../dashboard/dashboard';

import type {
  AddSubUsersAnswer,
  AddSubUsersRequest,
  Id,
  ListSubUsersParams,
  Problem,
  RemoveSubUserAnswer,
  RemoveSubUserParams,
  SubUserPage
} from '../endpoints.schemas';

import {
  getListCategoriesQueryKey,
  getListMostUsedCategoriesQueryKey,
  getListMyPromptsInfiniteQueryKey,
  getListMyPromptsQueryKey,
  getListPromptsInfiniteQueryKey,
  getListPromptsQueryKey
} from '../prompts/prompts';

import { http } from '../../../api/http';
import type { ErrorType , BodyType } from '../../../api/http';


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
 * Invites 1 to 20 people to the caller's plan. Each gets a mail with a link that holds for 7 days; a seat is taken from
 * the moment of the invitation and free again when it expires.
 *
 * Checked in this order: the role (403 for a sub-user), the schema (one bad row refuses the request with 422 and its
 * path, as `users.0.email`), the verified address (403), then the seats: when none is free, nobody is invited and the
 * answer is 409 `seats_full`, whose `planCode` is the plan to go to: the caller's own while it can grow, else the next
 * one, `team` for whoever's plan has no seats.
 *
 * Otherwise the rows are taken in their order, each by itself, and the answer is 200 even if none could be invited:
 * `invited` holds the new sub-users, `failed` the other rows with a code. Addresses are compared without regard to case.
 * A row that finds no free seat fails with `seats_full`; an expired invitation is renewed and keeps its id. Requests at
 * the same moment never take more seats than there are.
 *
 * Send an `Idempotency-Key`, so that a repeat invites and mails nobody twice.
 * @summary Invite sub-users
 */
export const addSubUsers = (
    addSubUsersRequest: BodyType<AddSubUsersRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AddSubUsersAnswer>(
      {url: `/api/users/prompt/add/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addSubUsersRequest, signal
    },
      options);
    }




export const getAddSubUsersMutationKey = () => ['addSubUsers'] as const;

export const getAddSubUsersMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSubUsers>>, TError,AddSubUsersMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addSubUsers>>, TError,AddSubUsersMutationVariables, TContext> => {

const mutationKey = getAddSubUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSubUsers>>, AddSubUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addSubUsers(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addSubUsers>>, variables: AddSubUsersMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubUsersQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddSubUsersMutationResult = NonNullable<Awaited<ReturnType<typeof addSubUsers>>>
    export type AddSubUsersMutationBody = BodyType<AddSubUsersRequest>
    export type AddSubUsersMutationError = ErrorType<Problem>
    export type AddSubUsersMutationVariables = {data: BodyType<AddSubUsersRequest>}

    /**
 * @summary Invite sub-users
 */
export const useAddSubUsers = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSubUsers>>, TError,AddSubUsersMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSubUsers>>,
        TError,
        AddSubUsersMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddSubUsersMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Lists the sub-users of the caller's plan, by name unless `sort` says otherwise; equal ones are ordered by id, and
 * whoever has never been active comes last by `lastActiveAt`. `q` looks in name and address.
 *
 * `seats` counts over the whole team, whatever the filters: `used` are the invited, active and suspended ones, `total`
 * the seats paid for, `max` what the plan can grow to, `pricePerSeat` one more at the interval of the subscription. An
 * invitation whose 7 days are over is `expired` from that second on.
 *
 * Whoever's plan has no seats gets an empty list, seats of 0 and in `offer` the smallest plan that has some, by the
 * month. After a plan with seats has ended the sub-users stay listed. A sub-user is refused with 403.
 * @summary The sub-users and the seats
 */
export const listSubUsers = (
    params?: ListSubUsersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubUserPage>(
      {url: `/api/users/prompt/users`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSubUsersQueryKey = (params?: ListSubUsersParams,) => {
    return [
    "listSubUsers", ...(params ? [params] : [])
    ] as const;
    }


export const getListSubUsersQueryOptions = <TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(params?: ListSubUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubUsers>>> = ({ signal }) => listSubUsers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listSubUsers>>>
export type ListSubUsersQueryError = ErrorType<Problem>


export function useListSubUsers<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params: undefined |  ListSubUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubUsers>>,
          TError,
          Awaited<ReturnType<typeof listSubUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubUsers<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params?: ListSubUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubUsers>>,
          TError,
          Awaited<ReturnType<typeof listSubUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubUsers<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params?: ListSubUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The sub-users and the seats
 */

export function useListSubUsers<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params?: ListSubUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The sub-users and the seats
 */
export const prefetchListSubUsersQuery = async <TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ListSubUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSubUsersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSubUsers} query
 */
export const invalidateListSubUsers = async (
 queryClient: QueryClient, params?: ListSubUsersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSubUsersQueryKey(params) }, options);

  return queryClient;
}




/**
 * Removes a sub-user, or takes an invitation back. The seat is free at once and every session of the person ends at
 * once, on every server; an open invitation link stops working. The account itself stays and becomes an individual's on
 * Free, without the prompts.
 *
 * The person's prompts are never deleted: they go to `transferTo`, an `active` sub-user of the same team, or to the
 * caller when it is absent; versions and runs go with them. Anyone else as `transferTo`, the person who is removed
 * included, is 422 on `transferTo`, and nothing happens.
 *
 * An id that is ill-formed, unknown, removed already or of another team answers 404, all alike. The number of seats that
 * are paid for stays as it is. A sub-user is refused with 403.
 * @summary Remove a sub-user
 */
export const removeSubUser = (
    subUserId: Id,
    params?: RemoveSubUserParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RemoveSubUserAnswer>(
      {url: `/api/users/prompt/users/${subUserId}`, method: 'DELETE',
        params, signal
    },
      options);
    }




export const getRemoveSubUserMutationKey = () => ['removeSubUser'] as const;

export const getRemoveSubUserMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSubUser>>, TError,RemoveSubUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSubUser>>, TError,RemoveSubUserMutationVariables, TContext> => {

const mutationKey = getRemoveSubUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSubUser>>, RemoveSubUserMutationVariables> = (props) => {
          const {subUserId,params} = props ?? {};

          return  removeSubUser(subUserId,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeSubUser>>, variables: RemoveSubUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubUsersQueryKey(), getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMyPromptsInfiniteQueryKey(), getListPromptsInfiniteQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveSubUserMutationResult = NonNullable<Awaited<ReturnType<typeof removeSubUser>>>

    export type RemoveSubUserMutationError = ErrorType<Problem>
    export type RemoveSubUserMutationVariables = {subUserId: Id;params?: RemoveSubUserParams}

    /**
 * @summary Remove a sub-user
 */
export const useRemoveSubUser = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSubUser>>, TError,RemoveSubUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSubUser>>,
        TError,
        RemoveSubUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveSubUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
