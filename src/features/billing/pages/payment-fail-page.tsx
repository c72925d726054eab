export { paymentLoader as loader } from '../payment/payment-loader.ts';
export { PaymentScreen as Component } from '../payment/payment-screen.tsx';
