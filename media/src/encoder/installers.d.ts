declare module '@ffmpeg-installer/ffmpeg' {
  const program: { path: string };
  export default program;
}

declare module '@ffprobe-installer/ffprobe' {
  const program: { path: string };
  export default program;
}
