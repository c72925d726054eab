import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadCardFields, Surroundings } from './libraries-now.ts';
import { Login } from './login.tsx';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: { light: true, dark: true },
  spacing: 4,
});
const queryClient = new QueryClient();

export const routes: RouteObject[] = [
  { path: '/login', element: <Login /> },
  { path: '/checkout', loader: loadCardFields, element: null },
];

export function Around({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <Surroundings>{children}</Surroundings>
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
