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
  AdminTransactionPage,
  CancelAutopaymentRequest,
  Card,
  CardList,
  ChangeSubscriptionAnswer,
  ChangeSubscriptionRequest,
  CheckCouponRequest,
  ConfirmSandboxPaymentRequest,
  ContinueTrialRequest,
  Coupon,
  CreateFreeTrialRequest,
  CreatePaymentAnswer,
  CreatePaymentRequest,
  CreateSetupIntentRequest,
  CurrentSubscription,
  ExportTransactionsParams,
  FreeTrialAnswer,
  Id,
  ListAllTransactionsParams,
  ListTransactionsParams,
  PaymentVerification,
  Problem,
  ReceiveStripeEventBody,
  RefundRequest,
  SandboxConfirmation,
  SaveCardRequest,
  SetupIntent,
  SubscriptionAnswer,
  SubscriptionPlans,
  Transaction,
  TransactionPage,
  VerifyPaymentRequest,
  WithdrawAnswer,
  WithdrawRequest
} from '../endpoints.schemas';

import {
  getListSubUsersQueryKey
} from '../team/team';

import { http } from '../../../api/http';
import type { ErrorType , BodyType } from '../../../api/http';
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
 * Stops the automatic payment. Nothing is charged any more, and nothing is taken away that is paid: an `active` plan
 * becomes `canceling` and holds until `cancelAt`, the end of the paid period, then goes to Free. A trial with a card
 * stays `trialing` and ends on Free. A plan that is `pastDue` ends at once.
 *
 * No prompt is deleted when the plan ends, and none is hidden from export; sub-users can no longer work until there are
 * seats again. Called again it answers the same subscription. Without an automatic payment the answer is 409
 * `nothing_to_cancel`. `reason` is stored for people to read and decides nothing. A mail confirms the end and its day.
 * @summary Stop paying automatically
 */
export const cancelAutopayment = (
    cancelAutopaymentRequest: BodyType<CancelAutopaymentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionAnswer>(
      {url: `/api/users/payments/cancele-autopayment`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelAutopaymentRequest, signal
    },
      options);
    }




export const getCancelAutopaymentMutationKey = () => ['cancelAutopayment'] as const;

export const getCancelAutopaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelAutopayment>>, TError,CancelAutopaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelAutopayment>>, TError,CancelAutopaymentMutationVariables, TContext> => {

const mutationKey = getCancelAutopaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelAutopayment>>, CancelAutopaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelAutopayment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelAutopayment>>, variables: CancelAutopaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelAutopaymentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelAutopayment>>>
    export type CancelAutopaymentMutationBody = BodyType<CancelAutopaymentRequest>
    export type CancelAutopaymentMutationError = ErrorType<Problem>
    export type CancelAutopaymentMutationVariables = {data: BodyType<CancelAutopaymentRequest>}

    /**
 * @summary Stop paying automatically
 */
export const useCancelAutopayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelAutopayment>>, TError,CancelAutopaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelAutopayment>>,
        TError,
        CancelAutopaymentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelAutopaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Lists the caller's saved cards: brand, last four digits and expiry. At most 20 are kept.
 * @summary The saved cards
 */
export const listCards = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CardList>(
      {url: `/api/users/payments/cards`, method: 'GET', signal
    },
      options);
    }




export const getListCardsQueryKey = () => {
    return [
    "listCards"
    ] as const;
    }


export const getListCardsQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsQueryError = ErrorType<Problem>


export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The saved cards
 */

export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCardsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The saved cards
 */
export const prefetchListCardsQuery = async <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCardsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCards} query
 */
export const invalidateListCards = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCardsQueryKey() }, options);

  return queryClient;
}




export const getListCardsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsSuspenseQueryError = ErrorType<Problem>


export function useListCardsSuspense<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCardsSuspense<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCardsSuspense<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The saved cards
 */

export function useListCardsSuspense<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCardsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Removes a saved card here and with the provider. When the default goes, the newest of the others is the default. The last card while the
 * plan is paid automatically is 409 `card_in_use`: add another one first, or cancel. Another person's card answers 404 as one
 * that does not exist.
 * @summary Remove a card
 */
export const removeCard = (
    cardId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/users/payments/cards/${cardId}`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveCardMutationKey = () => ['removeCard'] as const;

export const getRemoveCardMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCard>>, TError,RemoveCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeCard>>, TError,RemoveCardMutationVariables, TContext> => {

const mutationKey = getRemoveCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCard>>, RemoveCardMutationVariables> = (props) => {
          const {cardId} = props ?? {};

          return  removeCard(cardId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeCard>>, variables: RemoveCardMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListCardsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveCardMutationResult = NonNullable<Awaited<ReturnType<typeof removeCard>>>

    export type RemoveCardMutationError = ErrorType<Problem>
    export type RemoveCardMutationVariables = {cardId: Id}

    /**
 * @summary Remove a card
 */
export const useRemoveCard = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCard>>, TError,RemoveCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCard>>,
        TError,
        RemoveCardMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveCardMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Makes a saved card the default: renewals are charged to it. The former default steps back in the same step. Nothing is charged now: a
 * renewal that is past due is tried again on its day, or paid at once with `createPayment`.
 * @summary Pay with this card from now on
 */
export const setDefaultCard = (
    cardId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Card>(
      {url: `/api/users/payments/cards/${cardId}/default`, method: 'PUT', signal
    },
      options);
    }




export const getSetDefaultCardMutationKey = () => ['setDefaultCard'] as const;

export const getSetDefaultCardMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultCard>>, TError,SetDefaultCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setDefaultCard>>, TError,SetDefaultCardMutationVariables, TContext> => {

const mutationKey = getSetDefaultCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDefaultCard>>, SetDefaultCardMutationVariables> = (props) => {
          const {cardId} = props ?? {};

          return  setDefaultCard(cardId,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setDefaultCard>>, variables: SetDefaultCardMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey(), getListCardsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetDefaultCardMutationResult = NonNullable<Awaited<ReturnType<typeof setDefaultCard>>>

    export type SetDefaultCardMutationError = ErrorType<Problem>
    export type SetDefaultCardMutationVariables = {cardId: Id}

    /**
 * @summary Pay with this card from now on
 */
export const useSetDefaultCard = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultCard>>, TError,SetDefaultCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDefaultCard>>,
        TError,
        SetDefaultCardMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetDefaultCardMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Gives a saved card to a trial that runs without one, with the consent to renewal: the trial then goes on by itself, as after `saveCard`
 * with consent, and the card becomes the default. Nothing is charged now. Called again it answers the same subscription. Without a trial
 * that lacks a card it is 409 `not_subscribed`, a card that was in another trial is 409 `trial_already_used`; another person's card answers
 * 404 as one that does not exist.
 * @summary Let the trial go on with a saved card
 */
export const continueTrial = (
    cardId: Id,
    continueTrialRequest: BodyType<ContinueTrialRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionAnswer>(
      {url: `/api/users/payments/cards/${cardId}/trial`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: continueTrialRequest, signal
    },
      options);
    }




export const getContinueTrialMutationKey = () => ['continueTrial'] as const;

export const getContinueTrialMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof continueTrial>>, TError,ContinueTrialMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof continueTrial>>, TError,ContinueTrialMutationVariables, TContext> => {

const mutationKey = getContinueTrialMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof continueTrial>>, ContinueTrialMutationVariables> = (props) => {
          const {cardId,data} = props ?? {};

          return  continueTrial(cardId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof continueTrial>>, variables: ContinueTrialMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey(), getListCardsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ContinueTrialMutationResult = NonNullable<Awaited<ReturnType<typeof continueTrial>>>
    export type ContinueTrialMutationBody = BodyType<ContinueTrialRequest>
    export type ContinueTrialMutationError = ErrorType<Problem>
    export type ContinueTrialMutationVariables = {cardId: Id;data: BodyType<ContinueTrialRequest>}

    /**
 * @summary Let the trial go on with a saved card
 */
export const useContinueTrial = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof continueTrial>>, TError,ContinueTrialMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof continueTrial>>,
        TError,
        ContinueTrialMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getContinueTrialMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Answers what a coupon would take off a plan for this person. Nothing is reserved: it is redeemed by the payment, and may be used up until
 * then. Case does not matter. One that does not exist, is over, used up, for another plan or was redeemed by this person
 * already is 422 `coupon_invalid`, alike for all of them. 10 tries a minute, then 429.
 * @summary Ask what a coupon takes off
 */
export const checkCoupon = (
    checkCouponRequest: BodyType<CheckCouponRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Coupon>(
      {url: `/api/users/payments/coupons/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkCouponRequest, signal
    },
      options);
    }




export const getCheckCouponMutationKey = () => ['checkCoupon'] as const;

export const getCheckCouponMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkCoupon>>, TError,CheckCouponMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkCoupon>>, TError,CheckCouponMutationVariables, TContext> => {

const mutationKey = getCheckCouponMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkCoupon>>, CheckCouponMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkCoupon(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckCouponMutationResult = NonNullable<Awaited<ReturnType<typeof checkCoupon>>>
    export type CheckCouponMutationBody = BodyType<CheckCouponRequest>
    export type CheckCouponMutationError = ErrorType<Problem>
    export type CheckCouponMutationVariables = {data: BodyType<CheckCouponRequest>}

    /**
 * @summary Ask what a coupon takes off
 */
export const useCheckCoupon = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkCoupon>>, TError,CheckCouponMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkCoupon>>,
        TError,
        CheckCouponMutationVariables,
        TContext
      > => {
      return useMutation(getCheckCouponMutationOptions(options), queryClient);
    }
    /**
 * Undoes `cancelAutopayment` while the plan or the trial still holds: a `canceling` plan is `active` again and renews as before, a trial with
 * a card goes on by itself again. Nothing is charged now. Called again it answers the same subscription. It needs a saved card (409
 * `card_required`); once the plan has ended, or without one, it is 409 `not_subscribed`. A mail confirms it.
 * @summary Pay automatically again
 */
export const resumeAutopayment = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionAnswer>(
      {url: `/api/users/payments/resume-autopayment`, method: 'POST', signal
    },
      options);
    }




export const getResumeAutopaymentMutationKey = () => ['resumeAutopayment'] as const;

export const getResumeAutopaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeAutopayment>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeAutopayment>>, TError,void, TContext> => {

const mutationKey = getResumeAutopaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeAutopayment>>, void> = () => {


          return  resumeAutopayment(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof resumeAutopayment>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ResumeAutopaymentMutationResult = NonNullable<Awaited<ReturnType<typeof resumeAutopayment>>>

    export type ResumeAutopaymentMutationError = ErrorType<Problem>


    /**
 * @summary Pay automatically again
 */
export const useResumeAutopayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeAutopayment>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeAutopayment>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResumeAutopaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * What the browser sends instead of a provider's own card form while payments go to the built-in sandbox; no money moves. It takes the
 * name of a test card, never a number. `requiresAction` asks the person to confirm: send it again with `authenticate`. A refusal is
 * `failed` with its reason, and another card may be tried. Where a payment provider is configured every call answers 404, as does a
 * `clientSecret` that is unknown or another person's.
 * @summary Confirm with the sandbox's bank
 */
export const confirmSandboxPayment = (
    confirmSandboxPaymentRequest: BodyType<ConfirmSandboxPaymentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SandboxConfirmation>(
      {url: `/api/users/payments/sandbox/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmSandboxPaymentRequest, signal
    },
      options);
    }




export const getConfirmSandboxPaymentMutationKey = () => ['confirmSandboxPayment'] as const;

export const getConfirmSandboxPaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSandboxPayment>>, TError,ConfirmSandboxPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSandboxPayment>>, TError,ConfirmSandboxPaymentMutationVariables, TContext> => {

const mutationKey = getConfirmSandboxPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSandboxPayment>>, ConfirmSandboxPaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSandboxPayment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSandboxPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSandboxPayment>>>
    export type ConfirmSandboxPaymentMutationBody = BodyType<ConfirmSandboxPaymentRequest>
    export type ConfirmSandboxPaymentMutationError = ErrorType<Problem>
    export type ConfirmSandboxPaymentMutationVariables = {data: BodyType<ConfirmSandboxPaymentRequest>}

    /**
 * @summary Confirm with the sandbox's bank
 */
export const useConfirmSandboxPayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSandboxPayment>>, TError,ConfirmSandboxPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSandboxPayment>>,
        TError,
        ConfirmSandboxPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSandboxPaymentMutationOptions(options), queryClient);
    }
    /**
 * Keeps the card that the browser has set up with the payment provider. Only the provider's name for that set-up is
 * sent: number and code of the card never reach this server, and of the card only brand, last four digits and expiry are
 * stored.
 *
 * Checked in this order: the role (403), the schema, the verified address (403), that the set-up belongs to the caller
 * (422 `not_found` on `setupIntentId`), that it is finished (409 `card_not_confirmed`; 402 `card_declined` when the bank
 * refused it), for a trial that the card was in no trial before (409 `trial_already_used`; the trial goes on without a card). The first card is the default in any case; with `makeDefault` the former default steps back in the same
 * step. During a trial without a card the trial goes on by itself only where the set-up was begun with `renewalConsent`; any other card
 * is saved and changes nothing about the trial.
 *
 * Nothing is charged, but for a renewal that is past due: the default card pays it at once when `overdueAmount` names exactly what is
 * due. Without it, or with another amount, the next try is on its day.
 *
 * Idempotent by `setupIntentId`: sent again, it answers the card that is kept already.
 * @summary Keep a card for later payments
 */
export const saveCard = (
    saveCardRequest: BodyType<SaveCardRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Card>(
      {url: `/api/users/payments/save-card`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveCardRequest, signal
    },
      options);
    }




export const getSaveCardMutationKey = () => ['saveCard'] as const;

export const getSaveCardMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCard>>, TError,SaveCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveCard>>, TError,SaveCardMutationVariables, TContext> => {

const mutationKey = getSaveCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCard>>, SaveCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveCard(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveCard>>, variables: SaveCardMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey(), getListCardsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveCardMutationResult = NonNullable<Awaited<ReturnType<typeof saveCard>>>
    export type SaveCardMutationBody = BodyType<SaveCardRequest>
    export type SaveCardMutationError = ErrorType<Problem>
    export type SaveCardMutationVariables = {data: BodyType<SaveCardRequest>}

    /**
 * @summary Keep a card for later payments
 */
export const useSaveCard = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCard>>, TError,SaveCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCard>>,
        TError,
        SaveCardMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveCardMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Begins the set-up of a card with the provider. The browser confirms it with `clientSecret`, then `saveCard` keeps the card. Nothing is charged.
 * A person with 20 cards removes one first (409 `cards_full`). With `renewalConsent` a running trial goes on by itself once the card is
 * saved: `firstInvoice` of `getSubscription` says when and for how much.
 * @summary Begin to add a card
 */
export const createSetupIntent = (
    createSetupIntentRequest: BodyType<CreateSetupIntentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SetupIntent>(
      {url: `/api/users/payments/setup-intents`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createSetupIntentRequest, signal
    },
      options);
    }




export const getCreateSetupIntentMutationKey = () => ['createSetupIntent'] as const;

export const getCreateSetupIntentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSetupIntent>>, TError,CreateSetupIntentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSetupIntent>>, TError,CreateSetupIntentMutationVariables, TContext> => {

const mutationKey = getCreateSetupIntentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSetupIntent>>, CreateSetupIntentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSetupIntent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSetupIntentMutationResult = NonNullable<Awaited<ReturnType<typeof createSetupIntent>>>
    export type CreateSetupIntentMutationBody = BodyType<CreateSetupIntentRequest>
    export type CreateSetupIntentMutationError = ErrorType<Problem>
    export type CreateSetupIntentMutationVariables = {data: BodyType<CreateSetupIntentRequest>}

    /**
 * @summary Begin to add a card
 */
export const useCreateSetupIntent = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSetupIntent>>, TError,CreateSetupIntentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSetupIntent>>,
        TError,
        CreateSetupIntentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSetupIntentMutationOptions(options), queryClient);
    }
    /**
 * Lists the caller's transactions, the newest first unless `sort` says otherwise; equal ones are ordered by id, in the
 * same direction, so that of two at one moment the later comes first. `q` looks in the number, the texts of the lines
 * and the card's last four digits. `from` and `to` are days in UTC, both included, and look at `createdAt`; a `to`
 * before `from` is 422 on `to`.
 *
 * `totals` adds up every transaction that the filters let through, not only the page: `paid` the successful payments
 * (later refunded ones too), `refunded` the successful refunds, `net` the difference. A page beyond the last one is an
 * empty list, not an error. Tax is 0 until it is configured.
 *
 * Only the caller's own ones are ever read. Without a payment the list is empty. A sub-user is refused with 403.
 * @summary The billing history
 */
export const listTransactions = (
    params?: ListTransactionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TransactionPage>(
      {url: `/api/users/payments/transactions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    "listTransactions", ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<Problem>


export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The billing history
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The billing history
 */
export const prefetchListTransactionsQuery = async <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTransactions} query
 */
export const invalidateListTransactions = async (
 queryClient: QueryClient, params?: ListTransactionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTransactionsQueryKey(params) }, options);

  return queryClient;
}




export const getListTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsSuspenseQueryError = ErrorType<Problem>


export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The billing history
 */

export function useListTransactionsSuspense<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<Problem>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers every transaction that the filters of `listTransactions` let through, the newest first, as CSV (RFC 4180, UTF-8 with a byte order
 * mark). Amounts are decimals with their currency. A cell that begins like a formula is preceded by an apostrophe. At most 10,000 rows.
 * @summary The billing history as CSV
 */
export const exportTransactions = (
    params?: ExportTransactionsParams,
 options?: SecondParameter<typeof file>,signal?: AbortSignal
) => {


      return file<Blob>(
      {url: `/api/users/payments/transactions/export`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportTransactionsQueryKey = (params?: ExportTransactionsParams,) => {
    return [
    "exportTransactions", ...(params ? [params] : [])
    ] as const;
    }


export const getExportTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportTransactions>>> = ({ signal }) => exportTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof exportTransactions>>>
export type ExportTransactionsQueryError = ErrorType<Problem>


export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params: undefined |  ExportTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportTransactions>>,
          TError,
          Awaited<ReturnType<typeof exportTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportTransactions>>,
          TError,
          Awaited<ReturnType<typeof exportTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The billing history as CSV
 */

export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The billing history as CSV
 */
export const prefetchExportTransactionsQuery = async <TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}

  ): Promise<QueryClient> => {

  const queryOptions = getExportTransactionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExportTransactions} query
 */
export const invalidateExportTransactions = async (
 queryClient: QueryClient, params?: ExportTransactionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportTransactionsQueryKey(params) }, options);

  return queryClient;
}




export const getExportTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(params?: ExportTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportTransactions>>> = ({ signal }) => exportTransactions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExportTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof exportTransactions>>>
export type ExportTransactionsSuspenseQueryError = ErrorType<Problem>


export function useExportTransactionsSuspense<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params: undefined |  ExportTransactionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportTransactionsSuspense<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportTransactionsSuspense<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The billing history as CSV
 */

export function useExportTransactionsSuspense<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = ErrorType<Problem>>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers a receipt as PDF, in the reader's language with the business's name, address and tax number; for a refund it is a credit note that names the invoice. A
 * payment that failed or is under way has none (404), as another person's or an unknown one. Receipts stay reachable after
 * the plan has ended.
 * @summary The receipt of a transaction
 */
export const getReceipt = (
    transactionId: Id,
 options?: SecondParameter<typeof file>,signal?: AbortSignal
) => {


      return file<Blob>(
      {url: `/api/users/payments/transactions/${transactionId}/receipt`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetReceiptQueryKey = (transactionId: Id,) => {
    return [
    "getReceipt", ...(transactionId ? [transactionId] : [])
    ] as const;
    }


export const getGetReceiptQueryOptions = <TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(transactionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReceiptQueryKey(transactionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceipt>>> = ({ signal }) => getReceipt(transactionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: transactionId !== null && transactionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof getReceipt>>>
export type GetReceiptQueryError = ErrorType<Problem>


export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceipt>>,
          TError,
          Awaited<ReturnType<typeof getReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceipt>>,
          TError,
          Awaited<ReturnType<typeof getReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The receipt of a transaction
 */

export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReceiptQueryOptions(transactionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The receipt of a transaction
 */
export const prefetchGetReceiptQuery = async <TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, transactionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReceiptQueryOptions(transactionId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReceipt} query
 */
export const invalidateGetReceipt = async (
 queryClient: QueryClient, transactionId: Id, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReceiptQueryKey(transactionId) }, options);

  return queryClient;
}




export const getGetReceiptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(transactionId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReceiptQueryKey(transactionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceipt>>> = ({ signal }) => getReceipt(transactionId, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReceiptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReceipt>>>
export type GetReceiptSuspenseQueryError = ErrorType<Problem>


export function useGetReceiptSuspense<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceiptSuspense<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceiptSuspense<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The receipt of a transaction
 */

export function useGetReceiptSuspense<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<Problem>>(
 transactionId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, request?: SecondParameter<typeof file>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReceiptSuspenseQueryOptions(transactionId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Asks the payment provider for the payment's status, applies it, and answers it. The pages after a payment call
 * this and never believe their own address bar.
 *
 * `succeeded`: the plan holds, `transaction` is the paid one. `processing`: ask again in 2 seconds, for 30 seconds at
 * most; after that the provider's message settles it. `requiresAction`: confirm in the browser with `clientSecret`.
 * `failed`: `failure` says why in the person's language; the plan is as before and a new `createPayment` may follow.
 *
 * Idempotent: however often and from however many servers it is called, the plan is granted once and the transaction is
 * written once. Another person's payment answers 404 exactly as one that does not exist. When the provider cannot be
 * reached the answer is 503 and nothing changes.
 * @summary Check a payment's status
 */
export const verifyPayment = (
    verifyPaymentRequest: BodyType<VerifyPaymentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentVerification>(
      {url: `/api/users/payments/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyPaymentRequest, signal
    },
      options);
    }




export const getVerifyPaymentMutationKey = () => ['verifyPayment'] as const;

export const getVerifyPaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyPayment>>, TError,VerifyPaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyPayment>>, TError,VerifyPaymentMutationVariables, TContext> => {

const mutationKey = getVerifyPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyPayment>>, VerifyPaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyPayment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof verifyPayment>>, variables: VerifyPaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey(), getListCardsQueryKey(), getListSubUsersQueryKey(), getListTransactionsQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type VerifyPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof verifyPayment>>>
    export type VerifyPaymentMutationBody = BodyType<VerifyPaymentRequest>
    export type VerifyPaymentMutationError = ErrorType<Problem>
    export type VerifyPaymentMutationVariables = {data: BodyType<VerifyPaymentRequest>}

    /**
 * @summary Check a payment's status
 */
export const useVerifyPayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyPayment>>, TError,VerifyPaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyPayment>>,
        TError,
        VerifyPaymentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getVerifyPaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Two steps. With `preview: true` it makes a quote: every line in words, tax, credit and what is due today, to the cent, good for
 * 10 minutes. Without it `quoteId` pays that quote, and what is charged is its `dueToday`, or the answer is a 409 and nothing was
 * charged: `quote_changed` when plan, seats, coupon, credit or prices are not what they were, `quote_expired` after 10 minutes (both
 * with a new `quote`), `quote_used` when it is paid already or being paid with another idempotency key. An unknown quote or another person's is 404. No price is
 * ever read from a request.
 *
 * A preview is checked in this order: the seats (within the plan's `seatsIncluded` and `seatsMax`, 0 for a plan without; else 422 with
 * `seats_out_of_range` and the plan that has room), the coupon (422 `coupon_invalid` on `couponCode`), the present plan: exactly
 * this plan, interval and number of seats is 409 `already_on_plan`, what is smaller in any part is 409 `downgrade_at_period_end`
 * (see `changeSubscription`). A larger plan, or more seats, begins when the payment succeeds: what is left of the
 * period is prorated by the second as of the quote's `now`, half a cent up; the period, its end and the counters of use stay. From months to years a new
 * period begins now. Paying during a trial ends it, and the paid period begins now. Credit is used first. Less than 50 cents cannot be charged to a card: it is
 * `carried` to the next invoice.
 *
 * Paying needs a verified address, the terms and the consent to renewal. Without `cardId` the answer carries a
 * `clientSecret`, with which the browser confirms the card with the payment provider; card numbers never reach this server. With
 * `cardId` (one of the caller's cards, else 404) the card is charged at once: 402 `card_declined` when the bank refuses, 402
 * `authentication_required` when it wants the person to confirm, which a new call without `cardId` allows. Neither 402 changes the plan, and the
 * quote may be paid again with a new key. When nothing is due today there is no `clientSecret` and the payment has succeeded. A new payment replaces one that was begun and not finished.
 *
 * The plan changes only when the provider says that the payment went through: by `verifyPayment` or by the provider's
 * own message, whichever is first, and once. Until then the subscription is `incomplete`, or stays as it was. Send an
 * `Idempotency-Key`: a double click or a lost answer then charges once.
 * @summary See what a plan costs, and pay exactly that
 */
export const createPayment = (
    createPaymentRequest: BodyType<CreatePaymentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreatePaymentAnswer>(
      {url: `/api/users/stripe/createPayment`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createPaymentRequest, signal
    },
      options);
    }




export const getCreatePaymentMutationKey = () => ['createPayment'] as const;

export const getCreatePaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext> => {

const mutationKey = getCreatePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPayment>>, CreatePaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPayment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof createPayment>>>
    export type CreatePaymentMutationBody = BodyType<CreatePaymentRequest>
    export type CreatePaymentMutationError = ErrorType<Problem>
    export type CreatePaymentMutationVariables = {data: BodyType<CreatePaymentRequest>}

    /**
 * @summary See what a plan costs, and pay exactly that
 */
export const useCreatePayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPayment>>,
        TError,
        CreatePaymentMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentMutationOptions(options), queryClient);
    }
    /**
 * Begins the 30 days of the chosen plan. They begin at once and are counted as 30 times 24 hours; nothing is charged.
 *
 * Checked in this order: the role (403 for a sub-user), the schema, the verified address (403), the consent to renewal (422 on
 * `renewalConsent` when it is missing `withCard`), the seats (without a card those that the plan includes and no more, with one up to
 * `seatsMax`; else 422 `seats_out_of_range`), then 409 `already_subscribed` for a paying person, then 409 `trial_already_used`. A trial is
 * given once per person, ever: by account, by normalised address (case, dots and +tags aside) and by card. Deleting the
 * account and registering again gives no second one, and of many requests at once exactly one begins a trial.
 *
 * Without a card (`withCard: false`) the trial ends on Free and nothing is lost. With one, the answer carries a
 * `clientSecret` and a `setupIntentId`: the browser sets up the card with the provider and then calls `saveCard`; from
 * then on `trialHasCard` and `autopay` are true, seats beyond the included ones are there, the first charge is `firstInvoice`, and a reminder
 * with the amount and a link that cancels goes out by mail at least 7 days before. If the card is never confirmed, the trial goes on as
 * one without a card.
 * @summary Begin the free trial
 */
export const createFreeTrialPayment = (
    createFreeTrialRequest: BodyType<CreateFreeTrialRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FreeTrialAnswer>(
      {url: `/api/users/stripe/createPayment-freeTrial`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createFreeTrialRequest, signal
    },
      options);
    }




export const getCreateFreeTrialPaymentMutationKey = () => ['createFreeTrialPayment'] as const;

export const getCreateFreeTrialPaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFreeTrialPayment>>, TError,CreateFreeTrialPaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFreeTrialPayment>>, TError,CreateFreeTrialPaymentMutationVariables, TContext> => {

const mutationKey = getCreateFreeTrialPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFreeTrialPayment>>, CreateFreeTrialPaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFreeTrialPayment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createFreeTrialPayment>>, variables: CreateFreeTrialPaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey(), getListCardsQueryKey(), getListSubUsersQueryKey(), getListTransactionsQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateFreeTrialPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof createFreeTrialPayment>>>
    export type CreateFreeTrialPaymentMutationBody = BodyType<CreateFreeTrialRequest>
    export type CreateFreeTrialPaymentMutationError = ErrorType<Problem>
    export type CreateFreeTrialPaymentMutationVariables = {data: BodyType<CreateFreeTrialRequest>}

    /**
 * @summary Begin the free trial
 */
export const useCreateFreeTrialPayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFreeTrialPayment>>, TError,CreateFreeTrialPaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFreeTrialPayment>>,
        TError,
        CreateFreeTrialPaymentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateFreeTrialPaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Schedules what costs nothing now: a smaller plan, fewer seats, or months instead of years. Plans are ordered by plan, then seats, then
 * interval (a year is more than a month); when any part is smaller the whole change begins at the end of the paid period. What
 * is larger in every part is paid for by `createPayment`, so here it is 409 `payment_needed`. The same plan, interval and
 * seats are 409 `already_on_plan`; without a paid plan the answer is 409 `not_subscribed`.
 *
 * With `preview: true` nothing is scheduled. `suspends` names the sub-users who will not fit, no more than have to: the newest by `invitedAt`, those in
 * `keepSubUserIds` last. People who are suspended give up their seats first, and are not named. They are suspended on the day, never removed, and keep their prompts. More people in `keepSubUserIds` than seats
 * are 422 `plan_needs_fewer_seats`, another client's sub-user is 422 `not_found`, seats outside the plan's are 422 `seats_out_of_range`.
 *
 * A second change replaces the first. A mail confirms it with its day. Paying for a larger plan meanwhile, cancelling and withdrawing discard it.
 * @summary Go to a smaller plan when the period ends
 */
export const changeSubscription = (
    changeSubscriptionRequest: BodyType<ChangeSubscriptionRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeSubscriptionAnswer>(
      {url: `/api/users/subscriptions/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeSubscriptionRequest, signal
    },
      options);
    }




export const getChangeSubscriptionMutationKey = () => ['changeSubscription'] as const;

export const getChangeSubscriptionMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext> => {

const mutationKey = getChangeSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSubscription>>, ChangeSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeSubscription(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changeSubscription>>, variables: ChangeSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChangeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof changeSubscription>>>
    export type ChangeSubscriptionMutationBody = BodyType<ChangeSubscriptionRequest>
    export type ChangeSubscriptionMutationError = ErrorType<Problem>
    export type ChangeSubscriptionMutationVariables = {data: BodyType<ChangeSubscriptionRequest>}

    /**
 * @summary Go to a smaller plan when the period ends
 */
export const useChangeSubscription = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSubscription>>,
        TError,
        ChangeSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangeSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes a scheduled change back, so that the present plan renews. Without a scheduled change it answers the same subscription.
 * @summary Stay on the present plan
 */
export const discardSubscriptionChange = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CurrentSubscription>(
      {url: `/api/users/subscriptions/change`, method: 'DELETE', signal
    },
      options);
    }




export const getDiscardSubscriptionChangeMutationKey = () => ['discardSubscriptionChange'] as const;

export const getDiscardSubscriptionChangeMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardSubscriptionChange>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof discardSubscriptionChange>>, TError,void, TContext> => {

const mutationKey = getDiscardSubscriptionChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof discardSubscriptionChange>>, void> = () => {


          return  discardSubscriptionChange(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof discardSubscriptionChange>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DiscardSubscriptionChangeMutationResult = NonNullable<Awaited<ReturnType<typeof discardSubscriptionChange>>>

    export type DiscardSubscriptionChangeMutationError = ErrorType<Problem>


    /**
 * @summary Stay on the present plan
 */
export const useDiscardSubscriptionChange = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardSubscriptionChange>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof discardSubscriptionChange>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDiscardSubscriptionChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Answers the caller's subscription with what the plan page adds: a change that is scheduled, the right to withdraw, a
 * renewal that failed, the credit, and `now`, from which days that are left are counted. Reading changes nothing, and it is
 * never remembered: what ended a second ago has ended.
 * @summary The current subscription
 */
export const getSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CurrentSubscription>(
      {url: `/api/users/subscriptions/current`, method: 'GET', signal
    },
      options);
    }




export const getGetSubscriptionQueryKey = () => {
    return [
    "getSubscription"
    ] as const;
    }


export const getGetSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscription>>> = ({ signal }) => getSubscription(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscription>>>
export type GetSubscriptionQueryError = ErrorType<Problem>


export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The current subscription
 */

export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The current subscription
 */
export const prefetchGetSubscriptionQuery = async <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSubscriptionQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSubscription} query
 */
export const invalidateGetSubscription = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSubscriptionQueryKey() }, options);

  return queryClient;
}




export const getGetSubscriptionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscription>>> = ({ signal }) => getSubscription(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSubscriptionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscription>>>
export type GetSubscriptionSuspenseQueryError = ErrorType<Problem>


export function useGetSubscriptionSuspense<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionSuspense<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionSuspense<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The current subscription
 */

export function useGetSubscriptionSuspense<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers all that the price page shows: every plan from the plan data (the smallest first), the caller's subscription,
 * whether the free trial is open to the caller, and the currency of every amount. Names, taglines, audiences and
 * features are in the language of the request.
 *
 * `isCurrent` is true for exactly one plan: the one whose limits hold now, so a trial's plan while it is tried and
 * `free` while the first payment is `incomplete`. A year costs twelve months less 20 %, rounded to whole dollars; so
 * does a seat.
 *
 * `trial.eligible` is false, with a `reason`, in this order: `already_subscribed` (pays already),
 * `trial_already_used` (once per person, also while it runs), `email_not_verified`. Reading changes nothing and needs
 * no verified address. A sub-user is refused with 403: plans are the client's matter.
 * @summary The plans, the own subscription and whether the trial is open
 */
export const listSubscriptionPlans = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionPlans>(
      {url: `/api/users/subscriptions/listing`, method: 'GET', signal
    },
      options);
    }




export const getListSubscriptionPlansQueryKey = () => {
    return [
    "listSubscriptionPlans"
    ] as const;
    }


export const getListSubscriptionPlansQueryOptions = <TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionPlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptionPlans>>> = ({ signal }) => listSubscriptionPlans(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscriptionPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptionPlans>>>
export type ListSubscriptionPlansQueryError = ErrorType<Problem>


export function useListSubscriptionPlans<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptionPlans>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptionPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionPlans<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptionPlans>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptionPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionPlans<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The plans, the own subscription and whether the trial is open
 */

export function useListSubscriptionPlans<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscriptionPlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The plans, the own subscription and whether the trial is open
 */
export const prefetchListSubscriptionPlansQuery = async <TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSubscriptionPlansQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSubscriptionPlans} query
 */
export const invalidateListSubscriptionPlans = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSubscriptionPlansQueryKey() }, options);

  return queryClient;
}




export const getListSubscriptionPlansSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionPlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptionPlans>>> = ({ signal }) => listSubscriptionPlans(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSubscriptionPlansSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptionPlans>>>
export type ListSubscriptionPlansSuspenseQueryError = ErrorType<Problem>


export function useListSubscriptionPlansSuspense<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionPlansSuspense<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscriptionPlansSuspense<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The plans, the own subscription and whether the trial is open
 */

export function useListSubscriptionPlansSuspense<TData = Awaited<ReturnType<typeof listSubscriptionPlans>>, TError = ErrorType<Problem>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscriptionPlansSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The right of withdrawal (EU Directive 2011/83 as changed by 2023/2673): within 14 times 24 hours after the person's first successful payment
 * all that was paid in that time is paid back and the plan ends at once. It exists once for a person: renewals and later
 * plans are cancelled instead. The trial stays used; every prompt is kept. After that time, or without a payment, it is 409 `withdrawal_over`.
 *
 * The acknowledgement goes out by mail at once, with the time and what it contains. Repeated, it answers the same withdrawal. It
 * needs no verified address. When the provider cannot be reached the withdrawal holds nevertheless and the refund follows by itself:
 * `pending` says how much of it. A refund that the bank refuses is tried again for a week; a mail says that it went back, or what to do.
 * @summary Withdraw from the contract
 */
export const withdrawFromContract = (
    withdrawRequest: BodyType<WithdrawRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawAnswer>(
      {url: `/api/users/subscriptions/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: withdrawRequest, signal
    },
      options);
    }




export const getWithdrawFromContractMutationKey = () => ['withdrawFromContract'] as const;

export const getWithdrawFromContractMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawFromContract>>, TError,WithdrawFromContractMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawFromContract>>, TError,WithdrawFromContractMutationVariables, TContext> => {

const mutationKey = getWithdrawFromContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawFromContract>>, WithdrawFromContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawFromContract(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof withdrawFromContract>>, variables: WithdrawFromContractMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetSubscriptionQueryKey(), getGetMyProfileQueryKey(), getListCardsQueryKey(), getListSubUsersQueryKey(), getListTransactionsQueryKey(), getGetUserCountsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type WithdrawFromContractMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawFromContract>>>
    export type WithdrawFromContractMutationBody = BodyType<WithdrawRequest>
    export type WithdrawFromContractMutationError = ErrorType<Problem>
    export type WithdrawFromContractMutationVariables = {data: BodyType<WithdrawRequest>}

    /**
 * @summary Withdraw from the contract
 */
export const useWithdrawFromContract = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawFromContract>>, TError,WithdrawFromContractMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawFromContract>>,
        TError,
        WithdrawFromContractMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWithdrawFromContractMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Lists the transactions of all accounts for administrators, the newest first. `q` looks in number, texts of the lines, last four digits, and the owner's name and address.
 * Everyone else gets 403.
 * @summary Everybody's transactions
 */
export const listAllTransactions = (
    params?: ListAllTransactionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminTransactionPage>(
      {url: `/api/v1/admin/transactions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAllTransactionsQueryKey = (params?: ListAllTransactionsParams,) => {
    return [
    "listAllTransactions", ...(params ? [params] : [])
    ] as const;
    }


export const getListAllTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(params?: ListAllTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllTransactions>>> = ({ signal }) => listAllTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAllTransactions>>>
export type ListAllTransactionsQueryError = ErrorType<Problem>


export function useListAllTransactions<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params: undefined |  ListAllTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllTransactions>>,
          TError,
          Awaited<ReturnType<typeof listAllTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllTransactions<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params?: ListAllTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllTransactions>>,
          TError,
          Awaited<ReturnType<typeof listAllTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllTransactions<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params?: ListAllTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Everybody's transactions
 */

export function useListAllTransactions<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params?: ListAllTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Everybody's transactions
 */
export const prefetchListAllTransactionsQuery = async <TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 queryClient: QueryClient, params?: ListAllTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAllTransactionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAllTransactions} query
 */
export const invalidateListAllTransactions = async (
 queryClient: QueryClient, params?: ListAllTransactionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAllTransactionsQueryKey(params) }, options);

  return queryClient;
}




export const getListAllTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(params?: ListAllTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllTransactions>>> = ({ signal }) => listAllTransactions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAllTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAllTransactions>>>
export type ListAllTransactionsSuspenseQueryError = ErrorType<Problem>


export function useListAllTransactionsSuspense<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params: undefined |  ListAllTransactionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllTransactionsSuspense<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params?: ListAllTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllTransactionsSuspense<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params?: ListAllTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Everybody's transactions
 */

export function useListAllTransactionsSuspense<TData = Awaited<ReturnType<typeof listAllTransactions>>, TError = ErrorType<Problem>>(
 params?: ListAllTransactionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Pays back a part or the whole of a payment that succeeded, as a credit note with its reason. The sum of all refunds never exceeds the payment (422
 * `refund_too_large` with what is left), however many ask at once; the currency is the payment's. Plan and quotas stay
 * unless `endPlan`. `refunded` is the payment's status when all of it is paid back. The person gets a mail with the credit note.
 * An unknown transaction, a refund and a payment that failed are 404.
 * @summary Pay a transaction back
 */
export const refundTransaction = (
    transactionId: Id,
    refundRequest: BodyType<RefundRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Transaction>(
      {url: `/api/v1/admin/transactions/${transactionId}/refund`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refundRequest, signal
    },
      options);
    }




export const getRefundTransactionMutationKey = () => ['refundTransaction'] as const;

export const getRefundTransactionMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundTransaction>>, TError,RefundTransactionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refundTransaction>>, TError,RefundTransactionMutationVariables, TContext> => {

const mutationKey = getRefundTransactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundTransaction>>, RefundTransactionMutationVariables> = (props) => {
          const {transactionId,data} = props ?? {};

          return  refundTransaction(transactionId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof refundTransaction>>, variables: RefundTransactionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListAllTransactionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RefundTransactionMutationResult = NonNullable<Awaited<ReturnType<typeof refundTransaction>>>
    export type RefundTransactionMutationBody = BodyType<RefundRequest>
    export type RefundTransactionMutationError = ErrorType<Problem>
    export type RefundTransactionMutationVariables = {transactionId: Id;data: BodyType<RefundRequest>}

    /**
 * @summary Pay a transaction back
 */
export const useRefundTransaction = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundTransaction>>, TError,RefundTransactionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundTransaction>>,
        TError,
        RefundTransactionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRefundTransactionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Stripe posts its events here, signed with the endpoint's secret. The signature in `Stripe-Signature` covers the bytes of the body and is
 * checked before anything of them is read: one that is missing, wrong, or more than five minutes off in either direction is 400
 * `signature_invalid` and has no effect. While a secret is rolled, either of its signatures is accepted. Without Stripe as the payment
 * provider the answer is 404.
 *
 * 204 says that the event is stored. Its effect follows within seconds, once for each event id: payments, refunds, saved cards, card set-ups and
 * disputes are read from Stripe again, so that nothing is believed of the message but whom it is about. Events may come twice, late and in any order. Every other
 * event is acknowledged and has no effect.
 * @summary Take an event from Stripe
 */
export const receiveStripeEvent = (
    receiveStripeEventBody: BodyType<ReceiveStripeEventBody>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/public/webhooks/stripe`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: receiveStripeEventBody, signal
    },
      options);
    }




export const getReceiveStripeEventMutationKey = () => ['receiveStripeEvent'] as const;

export const getReceiveStripeEventMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveStripeEvent>>, TError,ReceiveStripeEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveStripeEvent>>, TError,ReceiveStripeEventMutationVariables, TContext> => {

const mutationKey = getReceiveStripeEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveStripeEvent>>, ReceiveStripeEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receiveStripeEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveStripeEventMutationResult = NonNullable<Awaited<ReturnType<typeof receiveStripeEvent>>>
    export type ReceiveStripeEventMutationBody = BodyType<ReceiveStripeEventBody>
    export type ReceiveStripeEventMutationError = ErrorType<Problem>
    export type ReceiveStripeEventMutationVariables = {data: BodyType<ReceiveStripeEventBody>}

    /**
 * @summary Take an event from Stripe
 */
export const useReceiveStripeEvent = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveStripeEvent>>, TError,ReceiveStripeEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveStripeEvent>>,
        TError,
        ReceiveStripeEventMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveStripeEventMutationOptions(options), queryClient);
    }
