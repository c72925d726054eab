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
  AcceptInvitationRequest,
  AddSubUsersAnswer,
  AddSubUsersRequest,
  Id,
  Invitation,
  InvitedSubUser,
  JoinTeamAnswer,
  ListSubUsersParams,
  LoginSession,
  Problem,
  RemoveSubUserAnswer,
  RemoveSubUserParams,
  SubUserAnswer,
  SubUserPage,
  UpdateSubUserRequest
} from '../endpoints.schemas';

import {
  getListCategoriesQueryKey,
  getListMostUsedCategoriesQueryKey,
  getListMyPromptsQueryKey,
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
 * Answers the link's holder: who invites to what, the masked address and the `state`, so that the page can say what to do. Only the
 * mailed link says whether the address has an account. Reading does not use the link. An unknown token is 410 `link_expired`.
 * @summary What an invitation's link is for
 */
export const getInvitation = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invitation>(
      {url: `/api/users/auth/invitation/${token}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationQueryKey = (token: string,) => {
    return [
    "getInvitation", ...(token ? [token] : [])
    ] as const;
    }


export const getGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(token, requestOptions, signal);





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<Problem>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an invitation's link is for
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What an invitation's link is for
 */
export const prefetchGetInvitationQuery = async <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetInvitationQueryOptions(token,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetInvitation} query
 */
export const invalidateGetInvitation = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInvitationQueryKey(token) }, options);

  return queryClient;
}




export const getGetInvitationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(token, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInvitationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationSuspenseQueryError = ErrorType<Problem>


export function useGetInvitationSuspense<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationSuspense<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationSuspense<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an invitation's link is for
 */

export function useGetInvitationSuspense<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<Problem>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationSuspenseQueryOptions(token,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes the account of the invited address and joins the team in one step; the mailed link has verified the address. A copied link proves
 * none: 403 `email_not_verified`, and the person registers first. The person is signed in with a session of the shorter kind. Password and names keep the rules of `registerWithEmail`. When the address has an account already it is 409
 * `account_exists`: sign in, then `joinTeam`. A seat that is gone is 409 `seats_full`; a link that is expired, used or taken back is 410.
 * @summary Accept an invitation as a new person
 */
export const acceptInvitation = (
    token: string,
    acceptInvitationRequest: BodyType<AcceptInvitationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginSession>(
      {url: `/api/users/auth/invitation/${token}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: acceptInvitationRequest, signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  acceptInvitation(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = BodyType<AcceptInvitationRequest>
    export type AcceptInvitationMutationError = ErrorType<Problem>
    export type AcceptInvitationMutationVariables = {token: string;data: BodyType<AcceptInvitationRequest>}

    /**
 * @summary Accept an invitation as a new person
 */
export const useAcceptInvitation = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    /**
 * Joins the team with the account that is signed in. Its address has to be the invited one, else 409 `wrong_account` with the masked address. A person with
 * a plan or trial of their own, on another team, a client or an administrator gets 409 `address_unavailable`, decided again
 * here. A payment that waits for the bank is given up. Own prompts stay private and own; the team's limits apply from now on. The mailed link verifies the address; a copied one needs it
 * verified, else 403 `email_not_verified`. Repeated, it answers the same person.
 * @summary Accept an invitation with the own account
 */
export const joinTeam = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JoinTeamAnswer>(
      {url: `/api/users/auth/invitation/${token}/join`, method: 'POST', signal
    },
      options);
    }




export const getJoinTeamMutationKey = () => ['joinTeam'] as const;

export const getJoinTeamMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinTeam>>, TError,JoinTeamMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof joinTeam>>, TError,JoinTeamMutationVariables, TContext> => {

const mutationKey = getJoinTeamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinTeam>>, JoinTeamMutationVariables> = (props) => {
          const {token} = props ?? {};

          return  joinTeam(token,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof joinTeam>>, variables: JoinTeamMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetMyProfileQueryKey(), getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type JoinTeamMutationResult = NonNullable<Awaited<ReturnType<typeof joinTeam>>>

    export type JoinTeamMutationError = ErrorType<Problem>
    export type JoinTeamMutationVariables = {token: string}

    /**
 * @summary Accept an invitation with the own account
 */
export const useJoinTeam = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinTeam>>, TError,JoinTeamMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinTeam>>,
        TError,
        JoinTeamMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getJoinTeamMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Invites 1 to 20 people to the caller's plan. Each gets a mail with a link that holds for 7 days; a seat is taken from
 * the moment of the invitation and free again when it expires.
 *
 * Checked in this order: the role (403 for a sub-user), the schema (one bad row refuses the request with 422 and its
 * path, as `users.0.email`), the verified address (403), then the seats: when none is free, no one is invited and the
 * answer is 409 `seats_full`, whose `planCode` is the plan to go to: the caller's own while it can grow, else the next
 * one, `team` for a plan without seats.
 *
 * Otherwise the rows are taken in their order, each by itself, and the answer is 200 even if none could be invited:
 * `invited` holds the new sub-users, `failed` the other rows with a code. Addresses are compared without regard to case.
 * A row that finds no free seat fails with `seats_full`; an expired invitation is renewed and keeps its id. Requests at
 * the same moment never take more seats than there are. Without a `name` it is the part before the @. The address of a person with a plan
 * or trial of their own, of another team, of a client or an administrator fails with `address_unavailable`.
 * `invitationUrl` is the mail's link, to be copied; a repeat has none, since the link is not kept.
 *
 * Send an `Idempotency-Key`, so that a repeat invites and mails no one twice.
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
 * sub-users who were never active come last by `lastActiveAt`. `q` looks in name and address.
 *
 * `seats` counts over the whole team, whatever the filters: `used` are the invited, active and suspended ones that
 * hold a seat, `total` the seats paid for, `max` what the plan can grow to, `pricePerSeat` one more at the interval of the subscription. An
 * invitation whose 7 days are over is `expired` from that second on.
 *
 * With a plan without seats the answer is an empty list, seats of 0 and in `offer` the smallest plan that has some, by the
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




export const getListSubUsersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(params?: ListSubUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubUsers>>> = ({ signal }) => listSubUsers(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSubUsersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSubUsers>>>
export type ListSubUsersSuspenseQueryError = ErrorType<Problem>


export function useListSubUsersSuspense<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params: undefined |  ListSubUsersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubUsersSuspense<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params?: ListSubUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubUsersSuspense<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params?: ListSubUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The sub-users and the seats
 */

export function useListSubUsersSuspense<TData = Awaited<ReturnType<typeof listSubUsers>>, TError = ErrorType<Problem>>(
 params?: ListSubUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubUsersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Removes a sub-user, or takes an invitation back. The seat is free at once and every session of the person ends at
 * once, on every server; an open invitation link stops working. The account itself stays and becomes an individual's on
 * Free, with the prompts that were made before joining.
 *
 * Prompts made since joining are never deleted: they go to `transferTo`, an `active` sub-user of the same team, or to the
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
        queryClient.invalidateQueries({ predicate: (query) => [getListSubUsersQueryKey(), getListPromptsQueryKey(), getListMyPromptsQueryKey(), getListMostUsedCategoriesQueryKey(), getListCategoriesQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    /**
 * Changes the preset, suspends a sub-user or lifts the suspension. A suspended person keeps the seat and the prompts; the sessions end at once and signing in
 * answers 403 `suspended`. An invitation has a preset only: to suspend it is 422 on `status`. Lifting the suspension of a sub-user who
 * did not fit a smaller plan needs a free seat (409 `seats_full`). An id that is not the caller's answers 404.
 * @summary Change what a sub-user may do
 */
export const updateSubUser = (
    subUserId: Id,
    updateSubUserRequest: BodyType<UpdateSubUserRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubUserAnswer>(
      {url: `/api/users/prompt/users/${subUserId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateSubUserRequest, signal
    },
      options);
    }




export const getUpdateSubUserMutationKey = () => ['updateSubUser'] as const;

export const getUpdateSubUserMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSubUser>>, TError,UpdateSubUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSubUser>>, TError,UpdateSubUserMutationVariables, TContext> => {

const mutationKey = getUpdateSubUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSubUser>>, UpdateSubUserMutationVariables> = (props) => {
          const {subUserId,data} = props ?? {};

          return  updateSubUser(subUserId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateSubUser>>, variables: UpdateSubUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListSubUsersQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateSubUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateSubUser>>>
    export type UpdateSubUserMutationBody = BodyType<UpdateSubUserRequest>
    export type UpdateSubUserMutationError = ErrorType<Problem>
    export type UpdateSubUserMutationVariables = {subUserId: Id;data: BodyType<UpdateSubUserRequest>}

    /**
 * @summary Change what a sub-user may do
 */
export const useUpdateSubUser = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSubUser>>, TError,UpdateSubUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSubUser>>,
        TError,
        UpdateSubUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSubUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Mails a new link that holds for 7 days; the old one stops working. An expired invitation takes its seat again (409 `seats_full` when none is free).
 * After joining the answer is 409 `already_joined`. 3 a day for each invitation, then 429.
 * @summary Send an invitation again
 */
export const resendInvitation = (
    subUserId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitedSubUser>(
      {url: `/api/users/prompt/users/${subUserId}/resend`, method: 'POST', signal
    },
      options);
    }




export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {subUserId} = props ?? {};

          return  resendInvitation(subUserId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof resendInvitation>>, variables: ResendInvitationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListSubUsersQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ResendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitation>>>

    export type ResendInvitationMutationError = ErrorType<Problem>
    export type ResendInvitationMutationVariables = {subUserId: Id}

    /**
 * @summary Send an invitation again
 */
export const useResendInvitation = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResendInvitationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
