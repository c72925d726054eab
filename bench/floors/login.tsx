import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Credentials } from './credentials.ts';
import { resolver, showFailure, signIn } from './libraries-now.ts';

export function Login() {
  const { t } = useTranslation();
  const { formState, handleSubmit, register } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const login = useMutation({
    mutationFn: signIn,
    onError: (error) => showFailure(error.message),
  });
  const field = (name: keyof Credentials) => {
    const message = formState.errors[name]?.message;
    return {
      ...register(name),
      type: name,
      label: t(name),
      error: message !== undefined,
      helperText: message && t(message),
    };
  };
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 4 }}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
        sx={{ width: 'min(100%, 420px)', display: 'grid', gap: 5 }}
      >
        <Typography component="h1" variant="h4">
          {t('title')}
        </Typography>
        <Typography color="textSecondary">{t('intro')}</Typography>
        <TextField {...field('email')} />
        <TextField {...field('password')} />
        <Button type="submit" variant="contained" size="large" loading={login.isPending}>
          {t('submit')}
        </Button>
        <Link to="/register">{t('noAccount')}</Link>
      </Box>
    </Box>
  );
}
