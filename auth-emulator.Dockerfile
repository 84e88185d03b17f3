# The Firebase Authentication emulator, for development only: its tokens are not signed, anybody can be anybody.

FROM node:22.23.3-bookworm-slim
ENV NODE_ENV=production
WORKDIR /emulator
RUN echo '{ "private": true }' > package.json \
  && npm install --ignore-scripts --no-audit --no-fund firebase-tools@15.34.2 \
  && npm cache clean --force
COPY scripts/engines/auth-emulator.mjs ./
USER 1000:1000
EXPOSE 9099
CMD ["node", "auth-emulator.mjs", "demo-combolab", "9099", "0.0.0.0"]
