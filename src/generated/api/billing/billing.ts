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
  getGetMyProfileQueryKey
} from '../account/account';

import type {
  CancelAutopaymentRequest,
  Card,
  CreateFreeTrialRequest,
  CreatePaymentRequest,
  FreeTrialAnswer,
  ListTransactionsParams,
  PaymentIntentAnswer,
  PaymentVerification,
  Problem,
  SaveCardRequest,
  SubscriptionAnswer,
  SubscriptionPlans,
  TransactionPage,
  VerifyPaymentRequest
} from '../endpoints.schemas';

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




/**
 * Begins the payment of a plan. With `preview: true` it only answers the amounts: nothing is made, nothing is charged,
 * and the same call without `preview` within the hour costs exactly what was shown, an upgrade's seconds aside.
 *
 * Checked in this order: the role (403 for a sub-user), the schema, the verified address (403 `email_not_verified`; a
 * preview needs none), the seats (within the plan's `seatsIncluded` and `seatsMax`, 0 for a plan without; else 422 with
 * `seats_out_of_range` and the plan that has room), the coupon (422 `coupon_invalid` on `couponCode`), the present plan.
 * Whoever has exactly this plan, interval and number of seats gets 409 `already_on_plan`. A larger plan, or more seats,
 * takes effect when the payment succeeds: the rest of the running period is prorated by the second, half a cent up, as
 * one `proration` line with what was paid and not used. What is smaller gets 409 `downgrade_at_period_end`. Paying
 * during a trial ends the trial, and the paid period begins today.
 *
 * Without `cardId` the answer carries a `clientSecret`, with which the browser confirms the card with the payment
 * provider; card numbers never reach this server. With `cardId` (one of the caller's cards, else 404) the card is
 * charged at once: 402 `card_declined` when the bank refuses, 402 `authentication_required` when it wants the person to
 * confirm, which a new call without `cardId` allows. Neither 402 changes the plan. When nothing is due today there is no
 * `clientSecret` and the payment has succeeded.
 *
 * The plan changes only when the provider says that the payment went through: by `verifyPayment` or by the provider's
 * own message, whichever is first, and once. Until then the subscription is `incomplete`, or stays as it was. Send an
 * `Idempotency-Key`: a double click or a lost answer then charges once.
 * @summary Pay for a plan, or see what it would cost
 */
export const createPayment = (
    createPaymentRequest: BodyType<CreatePaymentRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentIntentAnswer>(
      {url: `/api/users/stripe/createPayment`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createPaymentRequest, signal
    },
      options);
    }




export const getCreatePaymentMutationKey = () => ['createPayment'] as const;

export const getCreatePaymentMutationOptions = <TError = ErrorType<Problem>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createPayment>>, variables: CreatePaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getListTransactionsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreatePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof createPayment>>>
    export type CreatePaymentMutationBody = BodyType<CreatePaymentRequest>
    export type CreatePaymentMutationError = ErrorType<Problem>
    export type CreatePaymentMutationVariables = {data: BodyType<CreatePaymentRequest>}

    /**
 * @summary Pay for a plan, or see what it would cost
 */
export const useCreatePayment = <TError = ErrorType<Problem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPayment>>,
        TError,
        CreatePaymentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Begins the 30 days of the chosen plan. They begin at once and are counted as 30 times 24 hours; nothing is charged.
 *
 * Checked in this order: the role (403 for a sub-user), the schema, the verified address (403), the seats as in
 * `createPayment`, then 409 `already_subscribed` for whoever pays already, then 409 `trial_already_used`. A trial is
 * given once per person, ever: by account, by normalised address (case, dots and +tags aside) and by card. Deleting the
 * account and registering again gives no second one, and of many requests at once exactly one begins a trial.
 *
 * Without a card (`withCard: false`) the trial ends on Free and nothing is lost. With one, the answer carries a
 * `clientSecret` and a `setupIntentId`: the browser sets up the card with the provider and then calls `saveCard`; from
 * then on `trialHasCard` and `autopay` are true, the first charge is the `nextInvoice`, and a reminder goes out by mail
 * at least 7 days before. If the card is never confirmed, the trial goes on as one without a card.
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
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getListTransactionsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
 * Asks the payment provider how the payment stands, applies what it says, and answers it. The pages after a payment call
 * this and never believe their own address bar.
 *
 * `succeeded`: the plan holds, `transaction` is the paid one. `processing`: ask again in 2 seconds, for 30 seconds at
 * most; after that the provider's message settles it. `requiresAction`: confirm in the browser with `clientSecret`.
 * `failed`: `failure` says why in the person's language; the plan is as before and a new `createPayment` may follow.
 *
 * Idempotent: however often and from however many servers it is called, the plan is granted once and the transaction is
 * written once. A payment of somebody else answers 404 exactly as one that does not exist. When the provider cannot be
 * reached the answer is 503 and nothing changes.
 * @summary Ask how a payment stands
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
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getListTransactionsQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type VerifyPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof verifyPayment>>>
    export type VerifyPaymentMutationBody = BodyType<VerifyPaymentRequest>
    export type VerifyPaymentMutationError = ErrorType<Problem>
    export type VerifyPaymentMutationVariables = {data: BodyType<VerifyPaymentRequest>}

    /**
 * @summary Ask how a payment stands
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
 * Lists the caller's transactions, the newest first unless `sort` says otherwise; equal ones are ordered by id. `q`
 * looks in the number, the texts of the lines and the card's last four digits. `from` and `to` are days in UTC, both
 * included, and look at `createdAt`; a `to` before `from` is 422 on `to`.
 *
 * `totals` adds up every transaction that the filters let through, not only the page: `paid` the successful payments
 * (those given back later too), `refunded` the successful refunds, `net` the difference. A page beyond the last one is an
 * empty list, not an error. Tax is 0 until it is configured.
 *
 * Only the caller's own ones are ever read. Whoever never paid gets an empty list. A sub-user is refused with 403.
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




/**
 * Keeps the card that the browser has set up with the payment provider. Only the provider's name for that set-up is
 * sent: number and code of the card never reach this server, and of the card only brand, last four digits and expiry are
 * stored.
 *
 * Checked in this order: the role (403), the schema, the verified address (403), that the set-up belongs to the caller
 * (422 `not_found` on `setupIntentId`), that it is finished (409 `card_not_confirmed`; 402 `card_declined` when the bank
 * refused it). The first card is the default in any case; with `makeDefault` the former default steps back in the same
 * step. During a trial the card makes the trial go on by itself, and a renewal that is past due is tried again at once.
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
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
 * Stops the automatic payment. Nothing is charged any more, and nothing is taken away that is paid: an `active` plan
 * becomes `canceling` and holds until `cancelAt`, the end of the paid period, then goes to Free. A trial with a card
 * stays `trialing` and ends on Free. A plan that is `pastDue` ends at once.
 *
 * No prompt is deleted when the plan ends, and none is hidden from export; sub-users can no longer work until there are
 * seats again. Called again it answers the same subscription. Whoever has nothing that is paid automatically gets 409
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
        queryClient.invalidateQueries({ predicate: (query) => [getListSubscriptionPlansQueryKey(), getGetMyProfileQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
